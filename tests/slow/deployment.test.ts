import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { buildVariables } from '../../build/sources.ts';
import { shutdownTimeout } from '../../server/limits.ts';
import { inquiry, urlEncoded } from '../fixtures/contact-form.ts';
import { addressOf } from '../fixtures/launch-server.ts';

// There is no Docker where the tests run: they do by hand what the last stage of the Dockerfile does.

const read = (file: string) => readFileSync(file, 'utf8');

/** The lines of a Dockerfile that begin with an instruction, as the words behind it. */
const wordsOf = (dockerfile: string, instruction: string): string[][] =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.split(/\s+/u).slice(1));

const dockerfile = read('Dockerfile');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What an instruction in JSON form runs: `CMD ["node", "main.ts"]`. */
const parametersOf = (instruction: string): string[] => {
  const words = wordsOf(last, instruction)[0]?.join(' ') ?? '';
  const [, ...parameters] = JSON.parse(words.slice(words.indexOf('['))) as string[];
  return parameters;
};

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
}

/** The packages that `npm install --omit=dev` installs, by their folders. */
const productionPackages = () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  return Object.entries(packages)
    .filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link)
    .filter(([folder]) => folder.startsWith('node_modules/'))
    .map(([folder]) => folder);
};

/** Lays out what the last stage copies, and nothing else. */
const layOutImage = (image: string) => {
  for (const words of wordsOf(last, 'COPY')) {
    const [source = '', destination = ''] = words.filter((word) => !word.startsWith('--'));
    const folders = source.endsWith('node_modules')
      ? productionPackages()
      : [source === '/built' ? 'dist' : source];
    for (const folder of folders) {
      const from = realpathSync(folder);
      const isOwn = (path: string) => !path.slice(from.length).includes('node_modules');
      const target = destination.endsWith('/') || folders.length > 1 ? folder : destination;
      cpSync(from, join(image, target), { recursive: true, filter: isOwn });
    }
  }
};

/** Whether this machine lets us give a process a view of the file system of its own. */
const canSeal = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Makes the whole file system read-only but for one folder, and goes on as the user nobody, who may do nothing. */
const seal = `
  mount --make-rprivate / &&
  mount --bind "$1" "$1" &&
  mount -o remount,bind,ro / &&
  cd "$2" && shift 2 &&
  exec setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"
`;

interface SealedOptions {
  command: readonly string[];
  /** Where it runs. */
  directory: string;
  /** The one folder it may write to. */
  writable: string;
  environment: Readonly<Record<string, string>>;
}

/** Starts a program the way a locked-down container does; where this machine does not allow that, as it is. */
const spawnSealed = ({ command, directory, writable, environment }: SealedOptions) => {
  const options = {
    cwd: directory,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  const [program = '', ...parameters] = command;
  if (!canSeal()) return spawn(program, parameters, options);
  const words = ['-c', seal, 'sh', writable, directory, program, ...parameters];
  return spawn('unshare', ['--mount', 'sh', ...words], options);
};

test('the container is built with the Node of the project and every setting of the pages, and without what is secret', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const major = /\d+/u.exec(devDependencies['node'] ?? '')?.[0];
  const images = wordsOf(dockerfile, 'FROM').map(([image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${major}-slim`]));
  expect(wordsOf(dockerfile, 'ARG').flat().toSorted()).toEqual(buildVariables.toSorted());
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.git', 'builds', 'data', 'dist', 'node_modules']),
  );
});

// Copying what is installed takes its time on a slow disk.
test(
  'with nothing but what the last stage copies, without rights and on a read-only disk, the server serves, stores, is healthy, backs up and stops',
  { timeout: 120_000 },
  async () => {
    const parent = temporaryDirectory();
    chmodSync(parent, 0o755);
    const image = join(parent, 'site');
    const data = join(parent, 'data');
    mkdirSync(image);
    layOutImage(image);
    mkdirSync(data, { mode: 0o700 });
    if (canSeal()) chownSync(data, 65_534, 65_534);
    const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: data };
    const start = (port: string, ...parameters: string[]) =>
      spawnSealed({
        command: [process.execPath, ...parameters],
        directory: image,
        writable: data,
        environment: { ...settings, PORT: port },
      });
    const server = start('0', ...parametersOf('CMD'));
    onTestFinished(() => void server.kill('SIGKILL'));
    const complaints = text(server.stderr);
    const url = await addressOf(server);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/contact`, urlEncoded(inquiry))).status).toBe(303);
    const within = (...parameters: string[]) =>
      text(start(new URL(url).port, ...parameters).stdout);
    expect(await within(...parametersOf('HEALTHCHECK'))).toBe('{"status":"ok"}\n');
    expect(await within('cli/leads.ts', 'backup')).toContain('(contacts): 1');
    const refused = `require('node:fs').writeFileSync(${JSON.stringify(join(image, 'file'))}, '')`;
    if (canSeal()) expect(await text(start('0', '--eval', refused).stderr)).toContain('EROFS');
    server.kill('SIGTERM');
    await expect.poll(() => server.exitCode).toBe(0);
    expect(await complaints).toBe('');
    expect(await within(...parametersOf('HEALTHCHECK'))).toBe('');
  },
);

/** Runs a program where this machine has it. */
const passes = (program: string, ...parameters: string[]): boolean => {
  const { error, status } = spawnSync(program, parameters);
  return error !== undefined || status === 0;
};

test('systemd understands the units, finds the service well protected, and waits until the server has finished', () => {
  const directory = temporaryDirectory();
  const units = [
    'agency.service',
    'agency-office.service',
    'agency-backup.service',
    'agency-backup.timer',
  ];
  const [service = '', office = '', ...others] = units.map((unit) => {
    const file = join(directory, unit);
    writeFileSync(file, read(`deploy/vps/${unit}`).replaceAll('/srv/agency', resolve('.')));
    return file;
  });
  expect(passes('systemd-analyze', 'verify', service, office, ...others)).toBe(true);
  // In tenths of what systemd calls exposure.
  const isProtected = (threshold: number, unit: string) =>
    passes('systemd-analyze', 'security', '--offline=true', `--threshold=${threshold}`, unit);
  expect(isProtected(20, service)).toBe(true);
  expect(isProtected(25, office)).toBe(true);
  const timeout = Number(/^TimeoutStopSec=(\d+)$/mu.exec(read(service))?.[1]);
  expect(timeout * 1000).toBeGreaterThan(shutdownTimeout);
});

test('Caddy understands its files, and hands people on to the ports that are the defaults', () => {
  const [site, office] = ['deploy/vps/Caddyfile', 'deploy/vps/Caddyfile.office'].map(read);
  expect(site).toContain('reverse_proxy 127.0.0.1:4321');
  expect(office).toMatch(/^office\.[^}]+reverse_proxy 127\.0\.0\.1:4322/mu);
  expect(office).toMatch(/^preview\.office\.[^}]+reverse_proxy 127\.0\.0\.1:4323/mu);
  const file = join(temporaryDirectory(), 'Caddyfile');
  // As docs/deploy-vps.md puts them together.
  writeFileSync(file, `${site}\n${office}`);
  expect(passes('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toBe(true);
});

test('what the guides copy and call is in the project', () => {
  const guides = read('docs/deploy-vps.md') + read('docs/deploy-google.md');
  const named = guides.match(/(?<=[\s=])deploy\/[\w./-]+\w/gu) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
