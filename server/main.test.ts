import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { storeFile } from '../leads/sqlite/store-files.ts';
import { openAgencyMailbox } from '../tests/fixtures/agency-mailbox.ts';
import { writeFixtureBuild } from './built-site.fixture.ts';
import { exchange } from './raw-exchange.fixture.ts';

const main = new URL('main.ts', import.meta.url).pathname;

/** Runs the server as a service manager would, in an empty folder. */
const run = async (dist: string, environment: Record<string, string> = {}) => {
  const folder = temporaryDirectory();
  const server = spawn(process.execPath, [main, dist], {
    cwd: folder,
    env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return { folder, server, errors: text(server.stderr) };
};

const nextLines = async ({ stdout }: ChildProcess, count: number) => {
  const lines: string[] = [];
  if (!stdout) return lines;
  for await (const line of createInterface({ input: stdout })) {
    if (lines.push(line) === count) break;
  }
  return lines;
};

const exitCode = async (server: ChildProcess) => (await once(server, 'exit'))[0] as unknown;

const body = 'name=Ada&email=ada%40example.com&service=SEO&brief=Hello';
const submission = `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;

test('a form that is half sent when the server has to stop is still stored', async () => {
  const { server, errors } = await run(await writeFixtureBuild());
  const [line = ''] = await nextLines(server, 2);
  const port = Number(line.split(':').at(-1));
  const said = exchange(port, async (socket) => {
    socket.write(submission + body.slice(0, 10));
    await pause(200);
    // Ctrl-C in a terminal signals twice, since npm passes it on.
    server.kill('SIGINT');
    server.kill('SIGINT');
    await pause(200);
    socket.write(body.slice(10));
  });
  expect(await said).toMatch(/^HTTP\/1\.1 303 /u);
  if (server.exitCode === null) await once(server, 'exit');
  expect([server.exitCode, await errors]).toEqual([0, '']);
});

test('the start sets a damaged database aside and says so', async () => {
  const folder = temporaryDirectory();
  await writeFile(join(folder, 'leads.sqlite'), 'Not a database. '.repeat(999));
  const { server } = await run(await writeFixtureBuild(), { DATA_DIR: folder });
  const lines = await nextLines(server, 4);
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const name = (await readdir(folder)).find((file) => file.startsWith('leads.damaged-')) ?? '';
  expect(logged).toMatchObject([{ level: 50, files: [name] }]);
  expect(lines.join('\n')).toContain(`ATTENTION: The database of leads was damaged.`);
});

const lockedStore = async () => {
  const directory = temporaryDirectory();
  const store = openSqliteLeadStore({ directory });
  await store.checkWritable();
  await store.close();
  const other = new DatabaseSync(storeFile(directory));
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  onTestFinished(() => other.close());
  return directory;
};

const portInUse = async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
};

test.for<[name: string, value: () => string | Promise<string>, sentence: string]>([
  ['DATA_DIR', () => '/proc/x', 'which cannot be made; choose another folder.'],
  // Not even root can create files there.
  ['DATA_DIR', () => '/sys/kernel', 'where this user cannot write; make it writable, or'],
  ['DATA_DIR', lockedStore, 'whose database another program keeps locked; end that'],
  ['PORT', portInUse, 'which another program uses; stop that program or set another port.'],
  ['HOST', () => '192.0.2.1', 'it should be a name or an address of this machine.'],
])(
  'a %s that cannot be used stops the start with one sentence, before an address is announced (case %#)',
  async ([name, make, sentence]) => {
    const value = await make();
    const { server, errors } = await run(await writeFixtureBuild(), { [name]: value });
    const output = text(server.stdout);
    expect(await exitCode(server)).toBe(1);
    expect(await output).toBe('');
    expect(await errors).toMatch(/^[^\n]+\n$/u);
    expect(await errors).toContain(`${name} is `);
    expect(await errors).toContain(value);
    expect(await errors).toContain(sentence);
  },
);

test('once another build is in place, mails carry its brand name, without a restart', async () => {
  const dist = join(temporaryDirectory(), 'dist');
  const putInPlace = async (name: string) => {
    const build = await writeFixtureBuild();
    const file = join(build, 'render/site.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Marigold & Main', name));
    await symlink(build, `${dist}.next`);
    await rename(`${dist}.next`, dist);
  };
  const { mails, settings } = await openAgencyMailbox();
  await putInPlace('Before');
  const { server } = await run(dist, settings);
  const [line = ''] = await nextLines(server, 1);
  const url = line.slice(line.indexOf('http'));
  const nextSender = async () => {
    const count = mails.length;
    await fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(`${body}${count}`) });
    return vi.waitFor(() => mails[count]?.email.from?.name ?? expect.unreachable(), 10_000);
  };
  expect(await nextSender()).toBe('Before');
  await putInPlace('After');
  const isRenamed = async () => expect(await nextSender()).toBe('After');
  await vi.waitFor(isRenamed, { timeout: 30_000, interval: 1_000 });
});

test('once the mail server is in .env, waiting mails go out, without a restart', async () => {
  const { mails, settings } = await openAgencyMailbox();
  const { folder, server } = await run(await writeFixtureBuild());
  const [line = ''] = await nextLines(server, 2);
  const url = line.slice(line.indexOf('http'));
  await fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(body) });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 30_000, interval: 500 });
});
