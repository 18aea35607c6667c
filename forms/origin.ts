import * as z from 'zod/mini';
import { doorOrigin } from './door.ts';

/**
 * Where a lead came from, as the browser noted it: it travels with each form
 * and is stored beside the document. Addresses are paths of this site, without
 * what stands behind a question mark.
 */
const path = z.string().check(z.regex(/^\/(?!\/)[\w./-]{0,200}$/u));
const hostName = z.string().check(z.regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/u));

const names = {
  /** The page on which the visitor came to the site. */
  entryPage: path,
  /** The page seen before that of the form; none where the form was on the first page. */
  previousPage: z.optional(path),
  /** The host name of the website that sent the visitor. */
  referringSite: z.optional(hostName),
  doorName: z.optional(doorOrigin.doorName),
  doorTrade: z.optional(doorOrigin.doorTrade),
};

export const originContract = z.object(names);

export type Origin = z.infer<typeof originContract>;

/** What of these values is an origin. Rubbish is left out and never a reason to refuse a form; without a first page there is none. */
export const readOrigin = (values: Readonly<Record<string, string>>): Origin | undefined => {
  const proper = Object.entries(names).flatMap(([name, contract]) => {
    const { data } = z.safeParse(contract, values[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return originContract.safeParse(Object.fromEntries(proper)).data;
};
