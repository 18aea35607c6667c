import { join } from 'node:path';
import process from 'node:process';
import { z } from 'astro/zod';
import type { FastifyPluginAsync } from 'fastify';
import {
  isSetByMachine,
  loadEnvironmentFile,
  WrongSetting,
  type Environment,
} from '@agency/server/settings/environment.ts';
import { readHostedOffice, readServerSettings } from '@agency/server/settings/settings.ts';
import { variables } from '@agency/server/settings/variables.ts';
import type { OfficeServerContext } from '../context.ts';
import { withHttps } from '../content/full-address.ts';
import { nameText } from '../limits.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { writeValues, type Values } from './environment-file.ts';

const inPages = 'Visitors see a change here once you publish.';
const atOnce = 'A change counts at once.';

/** The settings that the owner decides, in the order of the screen. */
const groups = [
  { title: 'The site', effect: inPages, shape: variables.site.shape },
  {
    title: 'Email',
    note: 'The server, the sender and the receiver belong together.',
    effect: atOnce,
    shape: variables.mail.shape,
  },
  {
    title: 'Booking, payment, newsletter, analytics',
    note: 'All of them are optional.',
    effect: inPages,
    shape: variables.vendors.shape,
  },
  {
    title: 'How long leads are kept',
    effect: `${atOnce} The privacy page says it once you publish.`,
    shape: variables.retention.shape,
  },
];

/** The fields of a group: the variables that have words. */
const fieldsIn = (shape: z.ZodRawShape) =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const { title, description, secret } = z.globalRegistry.get(schema as z.ZodType) ?? {};
    return title === undefined || description === undefined
      ? []
      : [{ name, schema, title, description, isSecret: secret === true }];
  });

const fields = groups.flatMap(({ shape }) => fieldsIn(shape));

/** The groups with what is set. The value of a secret never leaves the server. */
export const shownSettings = (environment: Environment) =>
  groups.map(({ title, note, effect, shape }) => ({
    title,
    note,
    effect,
    fields: fieldsIn(shape).map(({ name, title: label, description, isSecret }) => {
      const value = environment[name] ?? '';
      return {
        name,
        title: label,
        description,
        isSecret,
        isSet: value !== '',
        value: isSecret ? '' : value,
        isFixed: isSetByMachine(name),
      };
    }),
  }));

const problemsIn = (values: Values): FieldProblem[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    const problem = (message: string) => [{ field: [name], message }];
    if (!field || isSetByMachine(name)) return problem('This is set by your server.');
    if (/[\r\n\0]/u.test(value)) return problem('This should be one line.');
    const result = value === '' ? undefined : z.safeParse(field.schema, value);
    return result?.error ? problem(`This should be ${result.error.issues[0]?.message}.`) : [];
  });

/** Problems of the settings as a whole, in the words of their fields. */
const problemsTogether = (environment: Environment): FieldProblem[] => {
  try {
    readServerSettings(environment);
    readHostedOffice(environment);
    return [];
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    const { together } = error;
    if (together.length === 0)
      return [
        { field: ['SITE_URL'], message: 'The site needs another address than the back office.' },
      ];
    const titles = fields.filter(({ name }) => together.includes(name)).map(({ title }) => title);
    const message = `Fill in all of these, or none: ${new Intl.ListFormat('en').format(titles)}.`;
    return together
      .filter((name) => !environment[name])
      .map((name) => ({ field: [name], message }));
  }
};

const change = z.object({
  values: z.record(
    nameText,
    nameText.trim().transform((value) => withHttps(value)),
  ),
});

/** The settings that the owner decides, kept in `.env`. */
export const settingRoutes =
  ({ root, preview }: OfficeServerContext): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/settings', async () => ({ groups: shownSettings(process.env) }));
    app.put('/api/settings', async ({ body }) => {
      const { values } = change.parse(body);
      const wrong = problemsIn(values);
      const problems = wrong.length > 0 ? wrong : problemsTogether({ ...process.env, ...values });
      if (problems.length > 0)
        throw new Refusal('Nothing was saved yet: look at what is marked.', 422, problems);
      const file = join(root, '.env');
      writeValues(file, values);
      loadEnvironmentFile(file);
      // The preview reads the settings when it starts.
      if (Object.keys(values).some((name) => !(name in variables.mail.shape))) preview.restart();
      return {};
    });
  };
