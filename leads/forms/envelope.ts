import * as z from 'zod/mini';
import { honeypotName } from './constants.ts';
import { doorOrigin } from './door.ts';

/**
 * Metadata that travels with a submission and is not stored in the document. It distinguishes repeats from new
 * submissions, and people from bots. Bot-like values are not rejected here: the server judges them, and quarantines
 * likely spam.
 */
export const envelope = z.object({
  /** Created by the browser's script, one per distinct set of values. */
  submissionId: z.optional(
    z.string().check(z.regex(/^[\w-]{8,64}$/u, 'The submission id isn’t one of ours')),
  ),
  [honeypotName]: z.optional(z.string()),
  /** Milliseconds from opening the page to sending, as reported by the script. */
  elapsed: z.optional(z.string().check(z.regex(/^\d{1,12}$/u, 'The time reported isn’t a number'))),
  /** Present when the newsletter box was checked. */
  newsletter: z.optional(z.string()),
});

const path = z.string().check(z.regex(/^\/(?!\/)[\w./-]{0,200}$/u));
const hostName = z.string().check(z.regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/u));

/**
 * Where a lead came from, as noted by the browser. It travels with each form and is stored beside the document. Pages
 * are paths on this site, without the query string.
 */
export const originContract = z.object({
  /** The page on which the visit began. */
  entryPage: path,
  /** The page before that of the form; undefined when the form was on the first page. */
  previousPage: z.optional(path),
  /** The host name of the referring website. */
  referringSite: z.optional(hostName),
  doorName: z.optional(doorOrigin.doorName),
  doorTrade: z.optional(doorOrigin.doorTrade),
  /** What a first look at her website found. The server writes it; what a form claims does not count. */
  firstLook: z.optional(z.string()),
});

export type Origin = z.infer<typeof originContract>;

/** The origin in these values, without invalid ones; no reason to reject a form. Undefined without an entry page. */
export const readOrigin = (values: Readonly<Record<string, string>>): Origin | undefined => {
  const proper = Object.entries(originContract.shape).flatMap(([name, contract]) => {
    const { data } = z.safeParse(contract, values[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return originContract.safeParse(Object.fromEntries(proper)).data;
};
