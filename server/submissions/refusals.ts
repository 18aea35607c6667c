import type { FieldErrors } from '../../forms/form.ts';

/** Why a submission was not stored. */
export interface Refusal {
  status: number;
  /** What happened, that nothing was sent, and what to do: in the visitor's words. */
  sentence: string;
  /** The message beside each wrong field, where fields are to blame. */
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** In place of the sentence where she has left the form, and what she sent is not there to fill it in again. */
  sentenceOnNewPage?: string;
}

export const tooLarge: Refusal = {
  status: 413,
  sentence:
    'That is more text than this form can take, so nothing was sent. Please shorten it and send it again.',
  sentenceOnNewPage:
    'That is more text than this form can take, so nothing was sent. Your text is on the page before: please go back with your browser’s Back button, shorten it and send it again.',
};

export const unknownType: Refusal = {
  status: 415,
  sentence:
    'Your browser sent this form in a way we cannot read, so nothing was sent. Please reload the page and try again.',
};

export const damaged: Refusal = {
  status: 400,
  sentence:
    'This form arrived damaged, so nothing was sent. Please reload the page and fill it in again.',
};

export const crossOrigin: Refusal = {
  status: 403,
  sentence:
    'This form seems to come from another website, so nothing was sent. Please check your entries and send them from here.',
};

export const unavailable: Refusal = {
  status: 503,
  sentence:
    'We cannot save anything just now, so nothing was sent. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};

export const failed: Refusal = {
  status: 500,
  sentence: 'Something went wrong on our side, so nothing was sent. Please try again.',
};

export const invalidCanary: Refusal = {
  status: 403,
  sentence:
    'This test was not signed with the key of this site, so nothing was sent. Please compare CANARY_KEY on both sides, and the clocks.',
};

const tryAgainLater =
  (reason: string) =>
  (retryAfterSeconds: number): Refusal => {
    const count = Math.ceil(retryAfterSeconds / 60);
    const time = count === 1 ? 'a minute' : `${count} minutes`;
    return { status: 429, sentence: `${reason} Please try again in ${time}.`, retryAfterSeconds };
  };

export const tooMany = tryAgainLater(
  'You have sent forms very often, so nothing was sent this time.',
);

export const tooManyInAll = tryAgainLater(
  'Very many forms are coming in just now, so nothing was sent.',
);

export const wrongFields = (errors: FieldErrors): Refusal => ({
  status: 422,
  sentence: 'Nothing was sent yet. Please check what is marked.',
  errors,
});

/** The envelope is for programs; what is wrong with it is told in one sentence. */
export const wrongEnvelope = (message: string): Refusal => ({
  status: 422,
  sentence: `Nothing was sent yet. ${message}.`,
});
