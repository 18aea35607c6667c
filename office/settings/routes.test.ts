import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { loadEnvironmentFile } from '../../server/settings/environment.ts';
import { openRoutes } from '../routes.fixture.ts';
import { settingRoutes, type shownSettings } from './routes.ts';

const password = 'hunter2';

const openSettings = async (text: string) => {
  const root = temporaryDirectory();
  const file = join(root, '.env');
  writeFileSync(file, text);
  loadEnvironmentFile(file);
  onTestFinished(() => loadEnvironmentFile(join(root, 'none')));
  const app = await openRoutes(settingRoutes, { root });
  const read = async () => {
    const { body } = await app.inject('/api/settings');
    const { groups } = JSON.parse(body) as { groups: ReturnType<typeof shownSettings> };
    return {
      body,
      field: (name: string) =>
        groups.flatMap(({ fields }) => fields).find((one) => one.name === name),
    };
  };
  const save = async (values: object) => {
    const answer = await app.inject({ method: 'PUT', url: '/api/settings', payload: { values } });
    return {
      status: answer.statusCode,
      body: answer.body,
      problems: answer.json<{ problems?: { field: string[]; message: string }[] }>().problems,
    };
  };
  return { file, read, save, stored: () => (existsSync(file) ? readFileSync(file, 'utf8') : '') };
};

const mail = `SMTP_URL=smtps://ana:${password}@mail.example.com\nMAIL_FROM=a@ruiz.com\nMAIL_TO=b@ruiz.com\n`;

test('a secret is written and never shown, not even a wrong one', async () => {
  const { read, save, stored } = await openSettings(mail);
  const shown = await read();
  expect(shown.body).not.toContain(password);
  expect(shown.field('SMTP_URL')).toMatchObject({ isSecret: true, isSet: true, value: '' });
  const wrong = await save({ SMTP_URL: `https://ana:${password}@mail.example.com` });
  expect([wrong.status, wrong.problems?.[0]?.field]).toEqual([422, ['SMTP_URL']]);
  expect(wrong.body).not.toContain(password);
  expect((await save({ SMTP_URL: 'smtps://ana:new@mail.example.com' })).status).toBe(200);
  expect(stored()).toContain('SMTP_URL=smtps://ana:new@mail.example.com\n');
});

test('a change counts at once, and an emptied setting is unset', async () => {
  const { read, save, stored } = await openSettings('BOOKING_URL=https://cal.example.com # hers\n');
  await save({ SITE_URL: ' www.ruiz.com/ ', BOOKING_URL: '' });
  expect(stored()).toBe('BOOKING_URL= # hers\nSITE_URL=https://www.ruiz.com/\n');
  const { field } = await read();
  expect(field('SITE_URL')?.value).toBe('https://www.ruiz.com/');
  expect(field('BOOKING_URL')?.isSet).toBe(false);
});

test.for([
  [
    { LEADS_KEEP_DAYS: 'two years' },
    ['LEADS_KEEP_DAYS'],
    'This should be a whole number from 1 to 36500.',
  ],
  [
    { MAIL_TO: 'b@ruiz.com' },
    ['SMTP_URL'],
    'Fill in all of these, or none: Mail server, Sender, and Receiver.',
  ],
  [{ PORT: '1' }, ['PORT'], 'This is set by your server.'],
  [{ BOOKING_URL: 'https://a.com/\nPORT=1' }, ['BOOKING_URL'], 'This should be one line.'],
] as const)('%j is refused in the words of its field', async ([values, field, message]) => {
  const { save, stored } = await openSettings('');
  expect((await save(values)).problems?.[0]).toEqual({ field, message });
  expect(stored()).toBe('');
});

test('what the machine itself sets is shown and can’t be changed', async () => {
  vi.stubEnv('MAIL_TO', 'machine@ruiz.com');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { read, save } = await openSettings(mail);
  expect((await read()).field('MAIL_TO')).toMatchObject({
    isFixed: true,
    value: 'machine@ruiz.com',
  });
  expect((await save({ MAIL_TO: 'c@ruiz.com' })).status).toBe(422);
});

test('every setting of the owner says what it is for and what happens while it is empty', async () => {
  const { read } = await openSettings('');
  const { body, field } = await read();
  expect(field('PORT')).toBeUndefined();
  const { groups } = JSON.parse(body) as { groups: ReturnType<typeof shownSettings> };
  for (const { title, description } of groups.flatMap(({ fields }) => fields)) {
    expect(description, title).toContain('Empty: ');
    expect(`${title} ${description}`).not.toMatch(/[A-Z]+_[A-Z]+|\.env/u);
  }
});
