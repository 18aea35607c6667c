import * as z from 'zod/mini';
import { cleanAddress } from './email-address.ts';

/**
 * What every form of the site has in common: how text is cleaned, and how a
 * set of typed values is read. Runs unchanged in the browser and on the server.
 */

/** What no store takes or no typeface draws: control characters, halves of characters, and what Unicode has set aside. They come along when text is copied from a PDF. */
const unstorable = /[\0-\x08\x0E-\x1F\x7F]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

const oneLine = (value: string) => value.replace(/\s+/gu, ' ').trim();

const unixLines = (value: string) => value.replace(/\r\n?|[\v\f]/gu, '\n').trim();

const required = (clean: (value: string) => string) => (whenMissing: string) =>
  z.string(whenMissing).check(
    z.overwrite((value) => clean(value.replace(unstorable, ''))),
    z.minLength(1, whenMissing),
  );

/** A required single line: white space collapsed, refused when nothing is left. */
export const line = required(oneLine);

/** A required text of any length: line ends unified, refused when nothing is left. */
export const text = required(unixLines);

/** A required email address of any form, without what nobody sees. */
export const emailLine = required(cleanAddress);

/** The message to show beside each wrong field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Everything a form shows that is not the same for every visitor. The plain form has an empty state. */
export interface FormState {
  /** What the visitor typed, by field name. */
  values?: Readonly<Record<string, string>>;
  /** The message beside each wrong field, by field name. */
  errors?: FieldErrors;
  /** Why nothing was sent, where no single field is to blame. */
  alert?: string;
  /** Written into the page when the server renders it, so that sending again is recognised without JavaScript. */
  submissionId?: string;
}

/** Either clean fields, or one message for each field that needs attention. */
export type FormReading<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

/** Reads typed values by a form's contract. Unknown names are left out of the result. */
export const readForm = <Contract extends z.ZodMiniType>(
  contract: Contract,
  values: unknown,
): FormReading<z.infer<Contract>> => {
  const result = contract.safeParse(values);
  if (result.success) return { ok: true, fields: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0] ?? '')] ??= issue.message;
  return { ok: false, errors };
};
