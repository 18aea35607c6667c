import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Whether a program succeeds, or is not installed on this machine. */
const passes = (program: string, ...parameters: string[]): boolean => {
  const { error, status } = spawnSync(program, parameters);
  return error !== undefined || status === 0;
};

test('systemd accepts the units, and rates the services as well protected', () => {
  const directory = temporaryDirectory();
  const units = [
    'agency.service',
    'agency-office.service',
    'agency-backup.service',
    'agency-backup.timer',
  ];
  const [service = '', office = '', ...others] = units.map((unit) => {
    const file = join(directory, unit);
    writeFileSync(file, read(`ops/vps/${unit}`).replaceAll('/srv/agency', resolve('.')));
    return file;
  });
  expect(passes('systemd-analyze', 'verify', service, office, ...others)).toBe(true);
  // The threshold is in tenths of systemd's exposure level.
  const isProtected = (threshold: number, unit: string) =>
    passes('systemd-analyze', 'security', '--offline=true', `--threshold=${threshold}`, unit);
  expect(isProtected(20, service)).toBe(true);
  expect(isProtected(25, office)).toBe(true);
});

test('Caddy accepts its files, and forwards to the default ports', () => {
  const [site, office] = ['ops/vps/Caddyfile', 'ops/vps/Caddyfile.office'].map(read);
  expect(site).toContain('reverse_proxy 127.0.0.1:4321');
  expect(office).toMatch(/^office\.[^}]+reverse_proxy 127\.0\.0\.1:4322/mu);
  expect(office).toMatch(/^preview\.office\.[^}]+reverse_proxy 127\.0\.0\.1:4323/mu);
  const file = join(temporaryDirectory(), 'Caddyfile');
  // Combined as in docs/deploy-vps.md.
  writeFileSync(file, `${site}\n${office}`);
  expect(passes('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toBe(true);
});
