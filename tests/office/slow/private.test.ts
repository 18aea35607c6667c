import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookieFor } from '../back-office.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { launchProgram } from '../../fixtures/launch-program.ts';
import { draft, otherAddresses, plantSecrets, secret, spellingsOf } from '../planted-secrets.ts';
import { copyWholeProject } from '../../fixtures/project-copy.ts';
import { requestRaw } from '../../fixtures/raw-request.ts';

let above = '';
let root = '';
let dev = '';
let office = '';
let preview = '';
let cookie = '';
let secrets: readonly string[] = [];
const ends: (() => Promise<unknown>)[] = [];

/** Runs a program of the copy until all tests are over; answers the first address that it prints. */
const launch = async (program: string, environment: Readonly<Record<string, string>>) => {
  // Each refusal is a line of Vite's.
  const launched = await launchProgram({ folder: root, program, environment, errors: 'ignore' });
  ends.push(launched.stop);
  return launched.address;
};

const openOffice = async () => {
  const key = await launch('office/main.ts --no-open', {
    ADMIN_PORT: String(await freePort()),
    DATA_DIR: join(above, 'elsewhere'),
  });
  office = new URL(key).origin;
  cookie = await cookieFor(key);
  const state = async () => {
    const answer = await fetch(`${office}/api/office`, { headers: { cookie } });
    return ((await answer.json()) as { preview: { port: number; state: string } }).preview;
  };
  await vi.waitFor(async () => expect((await state()).state).toBe('ready'), {
    timeout: 180_000,
    interval: 200,
  });
  preview = `http://127.0.0.1:${(await state()).port}`;
};

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'private-'));
  root = join(above, 'site');
  await mkdir(root);
  await copyWholeProject(root);
  secrets = await plantSecrets(root);
  const devAddress = await launch('tooling/build/dev.ts', {
    PORT: String(await freePort()),
    DATA_DIR: join(above, 'elsewhere'),
  });
  dev = new URL(devAddress).origin.replace('localhost', '127.0.0.1');
  await openOffice();
}, 300_000);

afterAll(async () => {
  for (const end of ends) await end();
  await rm(above, { recursive: true, maxRetries: 3 });
});

/** Also in the preview's own copy of the sources. */
const isCopied = (name: string) => /^(?:content|site)\//u.test(name);

const spellings = () => [
  ...secrets.flatMap((name) => spellingsOf(root, name)),
  ...secrets.filter(isCopied).flatMap((name) => spellingsOf(join(root, '.cache/preview'), name)),
  ...spellingsOf(root, '../../../../../../etc/passwd'),
  ...otherAddresses,
];

const isSecret = (text: string) => text.includes(secret) || text.includes('root:x:0:');

/** The addresses that were answered with a secret or, to somebody without the key, with a draft. */
const leaking = async (origin: string, headers: Readonly<Record<string, string>>) => {
  const tells = (text: string) => isSecret(text) || (!headers['cookie'] && text.includes(draft));
  const found: string[] = [];
  const waiting = [...new Set(spellings())];
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      if (tells((await requestRaw(origin, path, headers)).body)) found.push(path);
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return found;
};

test.for([
  ['npm run dev', () => ({ origin: dev, headers: {} })],
  ['the preview without the key', () => ({ origin: preview, headers: {} })],
  ['the preview with the key', () => ({ origin: preview, headers: { cookie } })],
] as const)('%s never answers with a private file', { timeout: 900_000 }, async ([, server]) => {
  const { origin, headers } = server();
  expect(await leaking(origin, headers)).toEqual([]);
});

test('nor does the websocket of npm run dev', async () => {
  const socket = new WebSocket(`${dev.replace('http', 'ws')}/`, 'vite-hmr');
  await once(socket, 'open');
  const answers: string[] = [];
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  const modules = secrets.flatMap((name) =>
    ['', '?raw', '?url', '?inline', '?raw&import'].map((end) => `${join(root, name)}${end}`),
  );
  for (const [index, module] of modules.entries()) {
    const data = { name: 'fetchModule', id: `send:${index}`, data: [module] };
    socket.send(JSON.stringify({ type: 'custom', event: 'vite:invoke', data }));
  }
  await expect.poll(() => answers.length).toBeGreaterThan(modules.length / 2);
  socket.close();
  expect(answers.filter(isSecret)).toEqual([]);
});
