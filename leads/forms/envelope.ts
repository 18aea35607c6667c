import * as z from 'zod/mini';
import { honeypotName } from './constants.ts';
import { doorOrigin } from './door.ts';

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

const path = z.string().check(z.regex(/^\/(?!\/)[\w./-]{0,200}$/u));
const hostName = z.string().check(z.regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/u));

/**
 * Where a lead came from, as the browser noted it: it travels with each form
 * and is stored beside the document. Addresses are paths of this site, without
 * what stands behind a question mark.
 */
export const originContract = z.object({
  /** The page on which the visitor came to the site. */
  entryPage: path,
  /** The page seen before that of the form; none where the form was on the first page. */
  previousPage: z.optional(path),
  /** The host name of the website that sent the visitor. */
  referringSite: z.optional(hostName),
  doorName: z.optional(doorOrigin.doorName),
  doorTrade: z.optional(doorOrigin.doorTrade),
});

export type Origin = z.infer<typeof originContract>;

/** What of these values is an origin. Rubbish is left out and never a reason to refuse a form; without a first page there is none. */
export const readOrigin = (values: Readonly<Record<string, string>>): Origin | undefined => {
  const proper = Object.entries(originContract.shape).flatMap(([name, contract]) => {
    const { data } = z.safeParse(contract, values[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return originContract.safeParse(Object.fromEntries(proper)).data;
};
