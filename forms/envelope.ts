import * as z from 'zod/mini';
import { honeypotName } from './constants.ts';

/**
 * What travels with a submission but is not part of it: it tells a repeated
 * submission from a new one, and a person from a program. None of it is stored
 * in the document. What a program would say is no reason to refuse it: the
 * server judges it, and holds back what looks like spam.
 */
export const envelope = z.object({
  /** Made by the browser's script, one for each distinct set of values. */
  submissionId: z.optional(
    z.string().check(z.regex(/^[\w-]{8,64}$/u, 'The submission id isn’t one of ours')),
  ),
  [honeypotName]: z.optional(z.string()),
  /** Milliseconds from opening the page to sending, where the script reports it. */
  elapsed: z.optional(z.string().check(z.regex(/^\d{1,12}$/u, 'The time reported isn’t a number'))),
});
