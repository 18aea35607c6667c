import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { inquiry, urlEncoded } from '../fixtures/contact-form.ts';
import { commandOf, readDockerfile, wordsOf } from '../fixtures/dockerfile.ts';
import { copyImage, productionPackages } from '../fixtures/image-copy.ts';
import { addressOf } from '../fixtures/launch-server.ts';
import { canSeal, spawnSealed } from '../fixtures/read-only-process.ts';

// There is no Docker where the tests run: they check the file, and do by hand what its stages do.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stages = readDockerfile(join(root, 'Dockerfile'));
const [build, packages, last] = stages;
if (!build || !packages || !last) throw new Error('The Dockerfile has not three stages');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('every stage of the container has the Node that the project brings along', () => {
  const major = /\d+/u.exec(manifest.devDependencies['node'] ?? '')?.[0];
  expect(stages.map(({ image }) => image)).toEqual(Array(3).fill(`node:${major}-slim`));
});

test('the stages build with scripts that exist, and copy what exists', () => {
  const commands = stages.flatMap((stage) => wordsOf(stage, 'RUN').map((words) => words.join(' ')));
  expect(commands).toEqual([
    'npm install --no-save --loglevel=error',
    'npm run build',
    'npm install --no-save --omit=dev --loglevel=error',
    'install --directory --owner=node --mode=700 /data',
  ]);
  expect(manifest.scripts['build']).toBeDefined();
  for (const stage of stages) {
    for (const words of wordsOf(stage, 'COPY')) {
      const from = words.find((word) => word.startsWith('--from='))?.slice(7);
      if (from) expect(stages.map(({ name }) => name)).toContain(from);
      else {
        const sources = words.slice(0, -1);
        expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
      }
    }
  }
});

test('whatever goes into the pages can be given to the build', async () => {
  const script: { buildVariables: string[] } = await import('../../scripts/ensure-built.mjs');
  expect(wordsOf(build, 'ARG').flat()).toEqual(script.buildVariables);
});

test('nothing secret, installed or made elsewhere gets into the build', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const wanted = ['.env', '.git', 'data', 'dist', 'node_modules'];
  expect(ignored).toEqual(expect.arrayContaining(wanted));
});

test('the last stage runs as a user without rights, is watched, and has no tools of the build', () => {
  expect(wordsOf(last, 'USER')).toEqual([['node']]);
  const names = last.instructions.map(({ name }) => name);
  expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'));
  expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
  expect(wordsOf(last, 'HEALTHCHECK')).toHaveLength(1);
  const installed = productionPackages(root).map((folder) => folder.replace('node_modules/', ''));
  expect(installed).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  const tools = Object.keys(manifest.devDependencies).filter((name) => installed.includes(name));
  // What Firestore's SDK brings along itself.
  expect(tools).toEqual(['@grpc/grpc-js', '@types/node']);
});

test('the composed container can write to its volume only, and has no rights', () => {
  const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')) as {
    services: { site: Record<string, unknown> };
  };
  expect(services.site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['leads:/data'],
    environment: { HOST: '0.0.0.0', PORT: 8080, DATA_DIR: '/data' },
    ports: ['127.0.0.1:4321:8080'],
  });
});

/** Lays out the image, with a folder for its data that the user without rights may write to. */
const makeImage = () => {
  const parent = temporaryDirectory();
  chmodSync(parent, 0o755);
  const image = join(parent, 'site');
  mkdirSync(image);
  copyImage(root, last, image);
  const data = join(parent, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (canSeal()) chownSync(data, 65_534, 65_534);
  return { image, data };
};

// Copying what is installed takes its time on a slow disk.
test(
  'with nothing but what the last stage copies, without rights and on a read-only disk, the server serves, stores, is healthy, backs up and stops',
  { timeout: 120_000 },
  async () => {
    const { image, data } = makeImage();
    const environment = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: data };
    const sealed = { directory: image, writable: data };
    const [, ...main] = commandOf(wordsOf(last, 'CMD')[0] ?? []);
    const server = spawnSealed({ ...sealed, command: [process.execPath, ...main], environment });
    onTestFinished(() => void server.kill('SIGKILL'));
    const complaints = text(server.stderr);
    const url = await addressOf(server);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/contact`, urlEncoded(inquiry))).status).toBe(303);

    const within = async (...words: string[]) => {
      const port = { ...environment, PORT: new URL(url).port };
      const child = spawnSealed({
        ...sealed,
        command: [process.execPath, ...words],
        environment: port,
      });
      return { output: await text(child.stdout), errors: await text(child.stderr) };
    };
    const [, ...check] = commandOf(wordsOf(last, 'HEALTHCHECK')[0] ?? []);
    expect(await within(...check)).toEqual({ output: '{"status":"ok"}\n', errors: '' });
    expect((await within('cli/leads.ts', 'backup')).output).toContain('(contacts): 1');
    expect(readdirSync(join(data, 'backups'))).toHaveLength(1);

    server.kill('SIGTERM');
    await expect.poll(() => server.exitCode).toBe(0);
    expect(await complaints).toBe('');
    expect(await within(...check)).toMatchObject({
      output: '',
      errors: expect.stringContaining('The server does not answer'),
    });
  },
);

test('where this machine can seal a process off, it really cannot write elsewhere', async () => {
  const writable = temporaryDirectory();
  if (canSeal()) chownSync(writable, 65_534, 65_534);
  const write = `import { writeFileSync } from 'node:fs'; for (const place of process.argv.slice(1)) { try { writeFileSync(place, ''); console.log('written'); } catch { console.log('refused'); } }`;
  const elsewhere = temporaryDirectory();
  chmodSync(elsewhere, 0o777);
  const places = [join(writable, 'file'), join(elsewhere, 'file')];
  const command = [process.execPath, '--input-type=module', '--eval', write, ...places];
  const child = spawnSealed({ command, directory: '/', writable, environment: {} });
  const expected = canSeal() ? 'written\nrefused\n' : 'written\nwritten\n';
  expect(await text(child.stdout)).toBe(expected);
});
