import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookieFor } from '../back-office.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { launchProgram } from '../../fixtures/launch-server.ts';
import { copyWholeProject } from '../../fixtures/project-copy.ts';
import { requestRaw } from '../../fixtures/raw-request.ts';

/** Planted in every file that no server may serve. It is long enough for a CANARY_KEY. */
const secret = 'planted-c0ffee-0123456789abcdef0123456789';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${secret}</title></svg>`;

/** Private files, by their path from the root of the checkout. */
const planted: Readonly<Record<string, string>> = {
  '../above.txt': secret,
  '../elsewhere/leads.sqlite': `SQLite format 3\0${secret}`,
  '.env': `CANARY_KEY=${secret}\n`,
  '.git/config': `[remote "origin"]\n\turl = https://agency:${secret}@example.com/site.git\n`,
  'office/secret.ts': `const secret = '${secret}';\n`,
  'data/drawing.svg': drawing,
  'data/notes.md': `# ${secret}\n`,
  'data/leads.sqlite': `SQLite format 3\0${secret}`,
};

/** Files that get the secret in a comment, which never becomes part of a page. */
const commented = ['content/pages/home.yml', 'content/packages.yml'];

/** Planted in a hidden post, which only people with the key may see. */
const draft = 'a-draft-for-nobody-but-those-who-have-the-key';

const hiddenPost = 'content/blog/hidden-post/index.md';

/** Plants secrets in a copy of the project and beside it. Returns their paths from the root of the copy. */
const plantSecrets = async (folder: string): Promise<readonly string[]> => {
  for (const [name, text] of Object.entries(planted)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const name of commented) await appendFile(join(folder, name), `# ${secret}\n`);
  const post = await readFile(join(folder, 'content/blog/websiteredesignsigns/index.md'), 'utf8');
  await mkdir(dirname(join(folder, hiddenPost)), { recursive: true });
  await writeFile(join(folder, hiddenPost), post.replace('---\n', '---\nhidden: true\n') + draft);
  return [...Object.keys(planted), ...commented, hiddenPost];
};

const escaped = (path: string) =>
  path.replaceAll(/[^/]/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Suffixes that make Vite serve a file as a module, a text, a URL or a picture. */
const endings = [
  '',
  '?raw',
  '?import&raw??',
  '?url&import',
  '?import&?inline=1.wasm?init',
  '?html-proxy&raw',
  '?astro&type=script&index=0&lang.ts',
  // Some Astro plugins match the end of a URL and read the file named before it.
  '?.md?x&import',
  '%00.svg',
];

/** Every known way to spell the URL of a file on a Vite or Astro development server. */
const spellingsOf = (root: string, name: string): readonly string[] => {
  const file = join(root, name);
  const others = [
    `/./${name}`,
    `/${name.toUpperCase()}`,
    `/${escaped(name)}`,
    `/@FS${file}`,
    `/@fs${root}/site/..%2f${name}`,
    `/@id/${file}`,
    file,
    ...['/site/pages/', '/content/pictures/', '/_astro/'].flatMap((folder) => {
      const up = '../'.repeat(folder.split('/').length - 2);
      return ['../', '%2e%2e/', '..%2f', '..\\'].map(
        (step) => `${folder}${up.replaceAll('../', step)}${name}`,
      );
    }),
  ];
  const pictures = [
    `/@fs${file}`,
    `/@fs${root}/site/../${name}`,
    `/${name}`,
    `file://${file}`,
  ].flatMap((href) =>
    ['svg', 'png'].map((format) => `/_image?href=${encodeURIComponent(href)}&w=9&h=9&f=${format}`),
  );
  return [
    ...[`/${name}`, `/@fs${file}`].flatMap((path) => endings.map((ending) => `${path}${ending}`)),
    ...others.flatMap((path) => ['', '?raw', '?import&raw??'].map((end) => `${path}${end}`)),
    ...pictures,
    `/__open-in-editor?file=${encodeURIComponent(`${file}.none`)}`,
    `/?file=${encodeURIComponent(file)}`,
  ];
};

/** URLs that are not files, but could contain the text of one. */
const otherAddresses = [
  '/.astro/data-store.json',
  '/@id/astro:data-layer-content',
  '/@id/__x00__astro:content-module-imports',
  '/@id/virtual:astro:manifest',
  '/@id/__x00__astro:env/server',
  '/@vite/env',
  '/astro.config.ts',
];

let above = '';
let root = '';
let dev = '';
let office = '';
let preview = '';
let cookie = '';
let secrets: readonly string[] = [];
const ends: (() => Promise<unknown>)[] = [];

/** Runs a program of the copy until all tests are over. Returns the first address it prints. */
const launch = async (program: string, environment: Readonly<Record<string, string>>) => {
  // stderr is ignored, since Vite logs a line for each refusal.
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

/** Whether a file is also in the preview's copy of the sources. */
const isCopied = (name: string) => /^(?:content|site)\//u.test(name);

const spellings = () => [
  ...secrets.flatMap((name) => spellingsOf(root, name)),
  ...secrets.filter(isCopied).flatMap((name) => spellingsOf(join(root, '.cache/preview'), name)),
  ...spellingsOf(root, '../../../../../../etc/passwd'),
  ...otherAddresses,
];

const isSecret = (text: string) => text.includes(secret) || text.includes('root:x:0:');

/** The URLs that were answered with a secret or, without the key, with a draft. */
const findLeaks = async (origin: string, headers: Readonly<Record<string, string>>) => {
  const isLeak = (text: string) => isSecret(text) || (!headers['cookie'] && text.includes(draft));
  const found: string[] = [];
  const waiting = [...new Set(spellings())];
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      if (isLeak((await requestRaw(origin, path, headers)).body)) found.push(path);
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
  expect(await findLeaks(origin, headers)).toEqual([]);
});

test('the websocket of npm run dev never answers with a private file', async () => {
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
