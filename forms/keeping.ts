// How long things are remembered. The privacy page tells visitors the same numbers.

/** A form that was typed and not sent is kept in the visitor's own browser. */
export const draftDays = 30;

/** The names of those entries in the browser's storage. The presence of one hydrates its form at once. */
export const draftKeys = {
  contact: 'contactDraft',
  guide: 'guideDraft',
  newsletter: 'newsletterDraft',
};

/** Identical entries from one sender count once, where there is no submission id. */
export const repetitionMinutes = 10;

/** The time for which the forms of one sender are counted. */
export const countingMinutes = 10;
