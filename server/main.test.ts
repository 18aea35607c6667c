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
import { noMailServer } from './settings/settings.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { storeFile } from '../leads/sqlite/store-files.ts';
import { openAgencyMailbox } from '../tests/fixtures/agency-mailbox.ts';
import { writeFixtureBuild } from './test-support/fixture-site.ts';
import { exchange } from './test-support/raw-exchange.ts';

const main = new URL('main.ts', import.meta.url).pathname;

/** Runs the server as a service manager would, in an empty folder. */
const run = async (dist: string, environment: Record<string, string> = {}) => {
  const folder = temporaryDirectory();
  const server = spawn(process.execPath, [main, dist], {
    cwd: folder,
    env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return { server, errors: text(server.stderr) };
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

test('the server tells where the site is, and that mail waits when no mail server is set', async () => {
  const { server } = await run(await writeFixtureBuild());
  expect(await nextLines(server, 2)).toEqual([
    expect.stringMatching(/^Marigold & Main is at http:\/\/127\.0\.0\.1:\d+$/u),
    noMailServer,
  ]);
});

test('a form that is half sent when the server is told to stop is still stored', async () => {
  const { server, errors } = await run(await writeFixtureBuild());
  const [line = ''] = await nextLines(server, 2);
  const port = Number(line.split(':').at(-1));
  const said = exchange(port, async (socket) => {
    socket.write(submission + body.slice(0, 10));
    await pause(200);
    // As a Ctrl-C in a terminal, which npm passes on.
    server.kill('SIGINT');
    server.kill('SIGINT');
    await pause(200);
    socket.write(body.slice(10));
  });
  expect(await said).toMatch(/^HTTP\/1\.1 303 /u);
  if (server.exitCode === null) await once(server, 'exit');
  expect([server.exitCode, await errors]).toEqual([0, '']);
});

test('a damaged database is set aside at the start, which says so, and so does every later start until it is moved away', async () => {
  const dist = await writeFixtureBuild();
  const folder = temporaryDirectory();
  await writeFile(join(folder, 'leads.sqlite'), 'Not a database. '.repeat(999));
  for (let start = 1; start <= 2; start += 1) {
    const { server } = await run(dist, { DATA_DIR: folder });
    const lines = await nextLines(server, 4);
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const name = (await readdir(folder)).find((file) => file.startsWith('leads.damaged-')) ?? '';
    expect(logged).toMatchObject([{ level: 50, files: [name] }]);
    expect(lines.join('\n')).toContain(`ATTENTION: The database of leads was damaged.`);
    server.kill('SIGTERM');
    expect(await exitCode(server)).toBe(0);
  }
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
  // Not even root makes files there.
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

test('a signal ends a start that waits for its store at once', async () => {
  const { server } = await run(await writeFixtureBuild(), { DATA_DIR: await lockedStore() });
  await pause(1500);
  const asked = performance.now();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(performance.now() - asked).toBeLessThan(2000);
});

test('once another build is in place, mails bear its name and its time zone, without a restart', async () => {
  const dist = join(temporaryDirectory(), 'dist');
  const putInPlace = async (name: string, timeZone: string) => {
    const build = await writeFixtureBuild();
    const file = join(build, 'render/site.json');
    const facts = (await readFile(file, 'utf8'))
      .replace('Marigold & Main', name)
      .replace('America/Chicago', timeZone);
    await writeFile(file, facts);
    await symlink(build, `${dist}.next`);
    await rename(`${dist}.next`, dist);
  };
  const { mails, settings } = await openAgencyMailbox();
  await putInPlace('Before', 'America/Chicago');
  const { server } = await run(dist, settings);
  const [line = ''] = await nextLines(server, 1);
  const url = line.slice(line.indexOf('http'));
  const nextMail = async () => {
    const count = mails.length;
    await fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(`${body}${count}`) });
    return vi.waitFor(() => {
      const { from, html } = mails[count]?.email ?? {};
      return { from: from?.name, html: html ?? expect.unreachable() };
    }, 10_000);
  };
  const before = await nextMail();
  expect([before.from, before.html]).toEqual(['Before', expect.stringMatching(/ C[DS]T/u)]);
  await putInPlace('After', 'Asia/Tokyo');
  await vi.waitFor(
    async () => {
      const after = await nextMail();
      expect([after.from, after.html]).toEqual(['After', expect.stringMatching(/ GMT\+9/u)]);
    },
    { timeout: 30_000, interval: 1_000 },
  );
});
