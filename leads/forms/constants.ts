// What the browser needs of the forms' contracts without the library that reads them.

/** Name of the field that people never see, one of the signs of a program that fills in everything. No browser or password manager knows anything to fill in under this name. */
export const honeypotName = 'subject';

/** Least time a person needs for a form, in milliseconds. The browser's script waits it out, so what says less did not come from it. */
export const minimumFillTime = 2000;

/** A form that was typed and not sent is kept in the visitor's own browser for so many days. The privacy page tells this number and the next two. */
export const draftDays = 30;

/** Identical entries from one sender count once, where there is no submission id. */
export const repetitionMinutes = 10;

/** The time for which the forms of one sender are counted. */
export const countingMinutes = 10;

/** The names of the drafts in the browser's storage. The presence of one hydrates its form at once. */
export const draftKeys = {
  contact: 'contactDraft',
  guide: 'guideDraft',
  newsletter: 'newsletterDraft',
  door: 'doorDraft',
};

/** What a visitor reads where her form did not reach us, and stays as it is. */
export const unreachable = {
  contact:
    'We couldn’t send your request just now. Everything you typed is still here. Please try again in a moment.',
  signUp:
    'We couldn’t save your address just now, and nothing was stored. Please try again in a moment.',
};
