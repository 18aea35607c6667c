import { existsSync } from 'node:fs';
import type * as z from 'zod';

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

const secrets = new Set([
  'SMTP_URL',
  'STRIPE_BUY_BUTTON_ID',
  'STRIPE_PUBLISHABLE_KEY',
  'CANARY_KEY',
]);

const shown = (name: string, value: unknown) =>
  secrets.has(name)
    ? 'has a wrong value (not shown, since it may be secret)'
    : `is ${JSON.stringify(String(value).slice(0, 100))}`;

/** Reads variables by their schema. An empty value counts as unset. Throws `WrongSetting` for the first wrong one. */
export const readVariables = <Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new WrongSetting(`${name} ${shown(name, set[name])}; it should be ${issue?.message}.`);
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
