import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import {
  canaryVariables,
  indexNowVariables,
  mailVariables,
  retentionVariables,
  serverVariables,
  siteVariables,
  storeVariables,
  vendorVariables,
} from '../settings/variables.ts';
import { inquiry, urlEncoded } from './fixtures/contact-form.ts';
import { runLeadsTool } from './fixtures/leads-tool.ts';
import { spawnServer, startServer } from './fixtures/server-process.ts';

const mail = {
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'site@marigold.example',
  MAIL_TO: 'studio@marigold.example',
};

const wrongSettings: [environment: Record<string, string>, sentence: string][] = [
  [{ PORT: '80.5' }, 'PORT is "80.5"; it should be a whole number from 0 to 65535.'],
  [
    { SITE_URL: 'https://example.com/site' },
    'SITE_URL is "https://example.com/site"; it should be the address of the site without a path, such as https://www.example.com.',
  ],
  [
    { RATE_LIMIT_MAX: '0' },
    'RATE_LIMIT_MAX is "0"; it should be a whole number from 1 to 1000000.',
  ],
  [
    { TRUSTED_PROXIES: 'my-proxy' },
    'TRUSTED_PROXIES is "my-proxy"; it should be network addresses or ranges separated by commas, such as 10.0.0.5, 192.168.0.0/16.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud"; it should be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { ...mail, SMTP_URL: 'https://user:secret@mail.example.com' },
    'SMTP_URL has a wrong value (not shown, since it may be secret); it should be an address such as smtps://user:password@mail.example.com:465.',
  ],
  [
    { ...mail, MAIL_TO: 'studio' },
    'MAIL_TO is "studio"; it should be an email address such as hello@example.com.',
  ],
  [
    { FIRESTORE_PROJECT: 'My project' },
    'FIRESTORE_PROJECT is "My project"; it should be the id of a Google Cloud project, such as marigold-and-main.',
  ],
  [
    { ...mail, MAIL_FROM: '' },
    'MAIL_FROM is not set; SMTP_URL, MAIL_FROM, and MAIL_TO should be set together or left out together.',
  ],
];

test.for(wrongSettings)(
  'a wrong setting stops the start with one sentence: %o',
  async ([environment, sentence]) => {
    const server = spawnServer({ directory: temporaryDirectory(), environment });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(await server.errors).toBe(`${sentence}\n`);
  },
);

test('.env.example names every setting, and no other', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gmu)].map(([, name = '']) => name);
  const schemas = [
    siteVariables,
    storeVariables,
    retentionVariables,
    serverVariables,
    mailVariables,
    canaryVariables,
    vendorVariables,
    indexNowVariables,
  ];
  const known = schemas.flatMap(({ shape }) => Object.keys(shape));
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('while the server runs, the agency’s tool lists, exports and erases', async () => {
  const directory = temporaryDirectory();
  const { url } = await startServer({ directory });
  for (const name of ['Ana Ruiz', '=HYPERLINK("https://evil.example")']) {
    await fetch(`${url}/contact`, urlEncoded({ ...inquiry, name }));
  }
  const contacts = ['--collection', 'contacts'];
  const listed = await runLeadsTool(directory, 'list', ...contacts);
  expect(listed).toMatchObject({ errors: '', code: 0 });
  expect(listed.output).toContain('Ana Ruiz, ana@example.com');

  const json = await runLeadsTool(directory, 'export', ...contacts, '--format', 'json');
  expect(json).toMatchObject({ errors: '', code: 0 });
  expect(JSON.parse(json.output)).toMatchObject([
    { data: inquiry },
    { data: { ...inquiry, name: '=HYPERLINK("https://evil.example")' } },
  ]);
  const csv = await runLeadsTool(directory, 'export', ...contacts, '--format', 'csv');
  expect(csv.output.split('\r\n')[0]).toBe('id,name,email,service,brief,timestamp');
  expect(csv.output).toContain(`"'=HYPERLINK(""https://evil.example"")"`);

  const waiting = await runLeadsTool(directory, 'outbox', 'list');
  expect(waiting.output.match(/\bwaiting\b/gu)).toHaveLength(2);
  const erased = await runLeadsTool(directory, 'erase', '--email', 'ANA@example.com ');
  expect(erased.output).toContain('Contact requests (contacts): 2');
  expect((await fetch(`${url}/contact`, urlEncoded(inquiry))).status).toBe(303);
  const left = await runLeadsTool(directory, 'export', ...contacts, '--format', 'json');
  expect(JSON.parse(left.output)).toHaveLength(1);
});
