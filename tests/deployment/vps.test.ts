import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { shutdownTimeout } from '../../server/limits.ts';
import { hasProgram } from '../fixtures/has-program.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const units = ['marigold.service', 'marigold-backup.service', 'marigold-backup.timer'];

/** The settings of a unit, by name; of one that is set several times, the last. */
const settingsOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    read(`deploy/vps/${unit}`)
      .split('\n')
      .filter((line) => /^\w+=/u.test(line))
      .map((line) => line.split(/=(.*)/su).slice(0, 2)),
  ) as Record<string, string>;

/** The units as they would lie on a server, with the project's folder in the place of /srv/marigold. */
const installUnits = (): string[] => {
  const directory = temporaryDirectory();
  return units.map((unit) => {
    const file = join(directory, unit);
    writeFileSync(
      file,
      read(`deploy/vps/${unit}`).replaceAll('/srv/marigold', root.replace(/\/$/u, '')),
    );
    return file;
  });
};

test('systemd understands the units, and finds the service well protected', () => {
  for (const unit of units.slice(0, 2)) {
    expect(settingsOf(unit)).toMatchObject({
      User: 'marigold',
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      CapabilityBoundingSet: '',
      SystemCallArchitectures: 'native',
    });
  }
  if (!hasProgram('systemd-analyze')) return;
  const files = installUnits();
  const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect(verified.stderr).toBe('');
  expect(verified.status).toBe(0);
  const words = ['security', '--offline=true', '--threshold=20', files[0] ?? ''];
  const secured = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  expect(secured.stdout).toMatch(/exposure level .+: 1\.\d OK/u);
});

test('the service runs what there is, and waits until the server has finished', () => {
  const { ExecStart = '', TimeoutStopSec } = settingsOf('marigold.service');
  expect(ExecStart).toBe('/srv/marigold/node_modules/.bin/node server/main.ts');
  expect(Number(TimeoutStopSec) * 1000).toBeGreaterThan(shutdownTimeout);
  expect(settingsOf('marigold-backup.service')['ExecStart']).toContain('cli/leads.ts backup --to');
});

test('Caddy understands its file, and hands visitors on to the port that is the default', () => {
  const caddyfile = read('deploy/vps/Caddyfile');
  expect(caddyfile).toContain('reverse_proxy 127.0.0.1:4321');
  expect(read('.env.example')).toContain('Default: 4321');
  const opened = caddyfile.match(/\{\s*$/gmu)?.length;
  expect(caddyfile.match(/^\s*\}/gmu)).toHaveLength(opened ?? 0);
  if (!hasProgram('caddy')) return;
  const words = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/vps/Caddyfile'];
  expect(spawnSync('caddy', words, { cwd: root, encoding: 'utf8' }).status).toBe(0);
});

test('Firebase Hosting hands every request on to the service that the guide starts', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { public: string; rewrites: { source: string; run: Record<string, string> }[] };
  };
  const [rewrite] = hosting.rewrites;
  expect(rewrite?.source).toBe('**');
  const guide = read('docs/deploy-google.md');
  expect(guide).toContain(`gcloud run deploy ${rewrite?.run['serviceId']} `);
  expect(guide).toContain(`--region=${rewrite?.run['region']} `);
});

test('Cloud Build is told what goes into the pages, under the names that the guide hands over', () => {
  const { steps, substitutions } = parse(read('deploy/google/cloudbuild.yaml')) as {
    steps: { args: string[] }[];
    substitutions: Record<string, string>;
  };
  const used = steps.flatMap(({ args }) => args.join(' ').match(/(?<=\$\{)\w+/gu) ?? []);
  expect(Object.keys(substitutions).toSorted()).toEqual(used.toSorted());
  expect(steps[0]?.args).toContain('--build-arg=SITE_URL=${_SITE_URL}');
  const handedOver = read('docs/deploy-google.md').match(/(?<=[=,])_[A-Z_]+(?==)/gu) ?? [];
  expect(handedOver.filter((name) => !(name in substitutions))).toEqual([]);
});
