import { existsSync, readFileSync, watchFile } from 'node:fs';
import { parseEnv } from 'node:util';
import * as z from 'zod';

/** An invalid setting. The message is one sentence for the person who set it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
  /** The variables that have to be set together, if that is what is wrong. */
  readonly together: readonly string[];
  constructor(message: string, together: readonly string[] = []) {
    super(message);
    this.together = together;
  }
}

/** Where settings come from: `process.env`, or a plain object in tests. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of this process that come from `.env`. */
const loaded = new Set<string>();

/** Whether the machine sets this variable, which takes precedence over `.env`. */
export const isSetByMachine = (name: string): boolean => name in process.env && !loaded.has(name);

/**
 * Loads `.env`, if there is one, into the environment; again after the file has changed. Variables
 * that the machine sets take precedence.
 */
export const loadEnvironmentFile = (file = '.env'): void => {
  for (const name of loaded) delete process.env[name];
  loaded.clear();
  const values = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(values)) {
    if (isSetByMachine(name)) continue;
    process.env[name] = value;
    loaded.add(name);
  }
};

/** Loads `.env` again each time it has changed, then calls `onLoaded`. Doesn't keep the process alive. */
export const watchEnvironmentFile = (onLoaded: () => void): void => {
  watchFile('.env', { interval: 1_000, persistent: false }, () => {
    loadEnvironmentFile();
    onLoaded();
  });
};

// Schemas of variables. Each `should` completes the sentence "NAME should be …", which `readVariables` builds.

export const wholeNumber = (least: number, most: number) => {
  const should = `a whole number from ${least} to ${most}`;
  return z.coerce.number(should).int(should).min(least, should).max(most, should);
};

export const text = (pattern: RegExp, should: string) =>
  z.string().regex(pattern, should).optional();

export const url = (protocol: RegExp, should: string) =>
  z.url({ protocol, error: should }).optional();

/** A URL origin, as browsers write it. */
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

/**
 * Parses variables. An empty value counts as unset. Throws `WrongSetting` for the first invalid
 * one, without its value when the schema marks it as `secret`.
 */
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

/** Values of variables that belong together; undefined when none is set. Throws `WrongSetting` if some are missing. */
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
    names,
  );
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined;

/** A `WrongSetting` that explains why a server cannot listen on this setting's port; other errors unchanged. */
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

/** Whether the error means that another program uses the port. */
export const isPortTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';
