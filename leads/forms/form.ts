import * as z from 'zod/mini';
import { cleanAddress } from './email-address.ts';

/**
 * What all forms of the site share: cleaning text and validating typed values. Runs unchanged in the browser and on
 * the server.
 */

/**
 * Control characters, lone surrogates and noncharacters, which stores reject or fonts cannot draw. They come along
 * when text is copied from a PDF.
 */
const unstorable = /[\0-\x08\x0E-\x1F\x7F]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

const oneLine = (value: string) => value.replace(/\s+/gu, ' ').trim();

const unixLines = (value: string) => value.replace(/\r\n?|[\v\f]/gu, '\n').trim();

const required = (clean: (value: string) => string) => (whenMissing: string) =>
  z.string(whenMissing).check(
    z.overwrite((value) => clean(value.replace(unstorable, ''))),
    z.minLength(1, whenMissing),
  );

/** A required single line: white space is collapsed, and an empty result is rejected. */
export const line = required(oneLine);

/** A required text of any length: line breaks are normalized, and an empty result is rejected. */
export const text = required(unixLines);

/** A required email address in any format, without invisible characters. */
export const emailLine = required(cleanAddress);

/** The message to show beside each invalid field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The visitor-specific state of a form. It is empty for a blank form. */
export interface FormState {
  /** The typed values, by field name. */
  values?: Readonly<Record<string, string>>;
  /** The message beside each invalid field, by field name. */
  errors?: FieldErrors;
  /** Why nothing was sent, when no single field is to blame. */
  alert?: string;
  /** Rendered into the page by the server, so that a repeat is recognized without JavaScript. */
  submissionId?: string;
}

/** The server's JSON answer to a form: stored, or why not, with the errors of the invalid fields if there are any. */
export type FormAnswer =
  { outcome: 'stored' } | { outcome?: undefined; message: string; errors?: FieldErrors };

/** Either clean fields, or one message per invalid field. */
export type FormReading<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

/** Validates typed values against a form's contract. Drops unknown names. */
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
