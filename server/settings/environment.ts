import { existsSync } from 'node:fs';
import * as z from 'zod';

/** A setting the program cannot start with. The message is one sentence for whoever set it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Where settings come from: `process.env`, or a plain object in tests. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Adds the variables of `.env`, if there is one, to the environment. A variable that is set already wins. */
export const loadEnvironmentFile = (): void => {
  if (existsSync('.env')) process.loadEnvFile();
};

// What a variable may hold. Each `should` completes the sentence "NAME should be …", which `readVariables` builds.

export const wholeNumber = (least: number, most: number) => {
  const should = `a whole number from ${least} to ${most}`;
  return z.coerce.number(should).int(should).min(least, should).max(most, should);
};

export const text = (pattern: RegExp, should: string) =>
  z.string().regex(pattern, should).optional();

export const url = (protocol: RegExp, should: string) =>
  z.url({ protocol, error: should }).optional();

/** An address without a path, as browsers write it. */
export const origin = (protocol: RegExp, should: string) =>
  z
    .string()
    .transform((value) => URL.parse(value))
    .refine(
      (address) =>
        protocol.test(address?.protocol ?? '') && address?.href === `${address?.origin}/`,
      should,
    )
    .transform((address) => address?.origin)
    .optional();

/** Reads variables by their schema. An empty value counts as unset. Throws `WrongSetting` for the first wrong one; what its schema calls `secret` is not repeated. */
export const readVariables = <Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const shown = z.globalRegistry.get(schema.shape[name])?.['secret']
    ? 'has a wrong value (not shown, since it may be secret)'
    : `is ${JSON.stringify(String(set[name]).slice(0, 100))}`;
  throw new WrongSetting(`${name} ${shown}; it should be ${issue?.message}.`);
};

/** The values of variables that only make sense together, or undefined when none is set. Throws `WrongSetting` when some are missing. */
export const allOrNone = <Values extends Record<string, string | undefined>>(
  values: Values,
): { [Name in keyof Values]: string } | undefined => {
  const names = Object.keys(values);
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return values as { [Name in keyof Values]: string };
  const list = new Intl.ListFormat('en');
  throw new WrongSetting(
    `${list.format(missing)} ${missing.length > 1 ? 'are' : 'is'} not set; ` +
      `${list.format(names)} should be set together or left out together.`,
  );
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined;

/** What a server says that cannot listen at the port a setting of this name gives; other errors as they are. */
export const explainListening = (error: unknown, name: string, port: number): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new WrongSetting(
        `${name} is ${port}, which another program uses; stop that program or set another port.`,
      );
    case 'EACCES':
      return new WrongSetting(
        `${name} is ${port}, which this user may not use; set a port above 1023.`,
      );
    default:
      return error;
  }
};

/** Whether another program listens at the port. */
export const isPortTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';
