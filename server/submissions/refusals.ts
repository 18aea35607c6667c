import type { FieldErrors } from '@agency/leads/forms/form.ts';

export interface Refusal {
  status: number;
  /** What happened, that nothing was sent, and what to do: in the visitor's words. */
  sentence: string;
  /** The message for each invalid field, if any. */
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** Replaces `sentence` when the visitor has left the form's page and the form cannot be filled in again. */
  sentenceOnNewPage?: string;
}

export const tooLarge: Refusal = {
  status: 413,
  sentence:
    'That’s more text than this form can take, so nothing was sent. Please shorten it and send it again.',
  sentenceOnNewPage:
    'That’s more text than this form can take, so nothing was sent. Your text is on the page before this one: use your browser’s Back button, shorten it and send it again.',
};

export const unknownType: Refusal = {
  status: 415,
  sentence:
    'Your browser sent this form in a way we can’t read, so nothing was sent. Please reload the page and try again.',
};

export const damaged: Refusal = {
  status: 400,
  sentence:
    'This form got scrambled on the way, so nothing was sent. Please reload the page and fill it out again.',
};

export const crossOrigin: Refusal = {
  status: 403,
  sentence:
    'This form looks like it came from another website, so nothing was sent. Please check what you typed and send it from here.',
};

export const unavailable: Refusal = {
  status: 503,
  sentence:
    'We can’t save anything right now, so nothing was sent. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};

export const failed: Refusal = {
  status: 500,
  sentence: 'Something went wrong on our end, so nothing was sent. Please try again.',
};

export const invalidCanary: Refusal = {
  status: 403,
  sentence:
    'This test wasn’t signed with this site’s key, so nothing was sent. Make sure CANARY_KEY and the clocks match on both sides.',
};

const tryAgainLater =
  (reason: string) =>
  (retryAfterSeconds: number): Refusal => {
    const count = Math.ceil(retryAfterSeconds / 60);
    const time = count === 1 ? 'a minute' : `${count} minutes`;
    return { status: 429, sentence: `${reason} Please try again in ${time}.`, retryAfterSeconds };
  };

export const tooMany = tryAgainLater(
  'You’ve sent a lot of forms in a short time, so this one wasn’t sent.',
);

export const tooManyInAll = tryAgainLater(
  'A lot of forms are coming in right now, so nothing was sent.',
);

export const tooManyAtOnce: Refusal = {
  status: 429,
  sentence: 'Too many requests are coming in at once. Please try again in a moment.',
  retryAfterSeconds: 1,
};

export const wrongFields = (errors: FieldErrors): Refusal => ({
  status: 422,
  sentence: 'Nothing has been sent yet. Please check the marked fields.',
  errors,
});

/** The envelope's fields are not visible on the page, so one sentence reports all its errors. */
export const wrongEnvelope = (message: string): Refusal => ({
  status: 422,
  sentence: `Nothing has been sent yet. ${message}.`,
});
