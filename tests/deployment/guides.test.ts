import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { contactSubmission } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { commandsIn, withoutSudo } from '../fixtures/guide-commands.ts';
import { hasProgram } from '../fixtures/has-program.ts';
import { startServer } from '../fixtures/server-process.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const guides = ['docs/deploy-vps.md', 'docs/deploy-google.md'];

/** What needs a server, an account or a person, and is not here. */
const elsewhere = new Set([
  'adduser',
  'apt-get',
  'chmod',
  'cp',
  'firebase',
  'gcloud',
  'git',
  'install',
  'journalctl',
  'ls',
  'nano',
  'printf',
  'rm',
  'rsync',
  'systemctl',
]);

/** What `npm test` has done before it comes here. */
const doneBefore = new Set(['npm install --loglevel=error', 'npm run build']);

/** What other tests of this folder run. */
const doneBeside = /^(?:systemd-analyze verify|caddy validate) /u;

/** The commands of the VPS guide that this test carries out, in their order. */
const carriedOut = [
  'curl --fail http://localhost:4321/healthz',
  'npm run leads -- backup --to /var/backups/marigold',
  'DATA_DIR=/tmp/drill npm run leads -- restore /var/backups/marigold/leads-2026-11-21T03-00-00Z.sqlite',
  'DATA_DIR=/tmp/drill npm run leads -- list',
  'npm run leads -- restore /var/backups/marigold/leads-2026-11-21T03-00-00Z.sqlite --replace',
  'npm run leads -- outbox list',
];

const run = promisify(execFile);

test('every command of the guides is carried out by a test, or needs what is not here', () => {
  const unknown = guides
    .flatMap((guide) => commandsIn(join(root, guide)))
    .map(withoutSudo)
    .filter((command) => {
      const [program = ''] = command.split(' ');
      if (program === 'cd' || elsewhere.has(program) || doneBeside.test(command)) return false;
      return !doneBefore.has(command) && !carriedOut.includes(command);
    });
  expect(unknown).toEqual(['curl --fail https://www.marigold.example/contact']);
});

test('what the guides copy and call is in the project', () => {
  const named = guides
    .flatMap((guide) => commandsIn(join(root, guide)))
    .flatMap((command) => command.match(/(?<=[\s=])deploy\/[\w./-]+/gu) ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the commands of the guide do on a store in use what it says', async () => {
  const directory = temporaryDirectory();
  const backups = temporaryDirectory();
  const drill = temporaryDirectory();
  const store = openSqliteLeadStore({ directory });
  await store.add(contactSubmission({}, { receivedAt: new Date() }));
  await store.close();
  const server = await startServer({ directory });

  const carryOut = async (command: string) => {
    const [backup = ''] = readdirSync(backups);
    const adapted = command
      .replace('localhost:4321', new URL(server.url).host)
      .replace('/tmp/drill', drill)
      .replace('/var/backups/marigold/leads-2026-11-21T03-00-00Z.sqlite', join(backups, backup))
      .replace('/var/backups/marigold', backups);
    const env = { PATH: process.env['PATH'], DATA_DIR: directory };
    return (await run('sh', ['-c', adapted], { cwd: root, env })).stdout;
  };

  const [health = '', backUp = '', restore = '', list = '', replace = '', outbox = ''] = carriedOut;
  if (hasProgram('curl')) expect(await carryOut(health)).toBe('{"status":"ok"}');
  else expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await carryOut(backUp)).toContain('(contacts): 1');
  expect(await carryOut(restore)).toContain('(contacts): 1');
  expect(await carryOut(list)).toContain('Ana Ruiz');
  await expect(carryOut(replace)).rejects.toThrow('stop the server first');
  server.child.kill('SIGTERM');
  await server.exited;
  expect(await carryOut(replace)).toContain('Restored: Contact requests (contacts): 1');
  expect(await carryOut(outbox)).toContain('1 mail not sent yet');
});
