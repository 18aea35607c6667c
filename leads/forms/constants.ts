// Constants of the forms that the browser needs, without loading the validation library.

/** The name of the honeypot field, which bots fill in and people never see. No browser autofills this name. */
export const honeypotName = 'subject';

/**
 * The least time a person needs for a form, in milliseconds. The browser's script waits until it has passed, so a
 * submission that reports less did not come from the script.
 */
export const minimumFillTime = 2000;

/** How many days a draft stays in the visitor's browser. The privacy page states this and the next two numbers. */
export const draftDays = 30;

/** Identical submissions from one sender within this time count once when there is no submission id. */
export const repetitionMinutes = 10;

/** The window of the rate limit per sender. */
export const countingMinutes = 10;

/** The storage keys of drafts in the browser. If a draft exists, its form hydrates at once. */
export const draftKeys = {
  contact: 'contactDraft',
  guide: 'guideDraft',
  newsletter: 'newsletterDraft',
  door: 'doorDraft',
  firstLook: 'firstLookDraft',
};

/** The message when a form did not reach us. What was typed stays in the form. */
export const unreachable = {
  contact:
    'We couldn’t send your request just now. Everything you typed is still here. Please try again in a moment.',
  signUp:
    'We couldn’t save your address just now, and nothing was stored. Please try again in a moment.',
};
