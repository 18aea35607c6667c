import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packages, testimonials } from './fixtures/content.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

const samples = testimonials.filter(({ sample }) => sample).length;

const sampleFindings =
  samples > 0
    ? [
        `- content/testimonials.yml holds sample content (${samples} × "sample: true"); put yours in its place.`,
      ]
    : [];

/** A month that has a year, and whose year is over. */
const isOver = (badge: string) => Number(/\d{4}$/u.exec(badge)?.[0]) < new Date().getFullYear();

const offerFindings = packages
  .flatMap(({ included }) => included.flatMap(({ badge = '' }) => badge))
  .filter(isOver)
  .map((badge) => `- content/packages.yml shows an offer that is over: "${badge}".`);

test('the sample site as it stands may not go live, and the launch check says why', () => {
  const unset = { SITE_URL: '', SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' };
  const env = { ...unset, PATH: process.env['PATH'], DATA_DIR: temporaryDirectory() };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/launch-check.ts'], {
    encoding: 'utf8',
    env,
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  for (const line of [
    '- SITE_URL is http://localhost:4321; set the address that visitors will use.',
    '- SMTP_URL, MAIL_FROM and MAIL_TO are not set; nobody would be told of a lead.',
    ...sampleFindings,
    ...offerFindings,
    '- content/pages/privacy.yml has not been read by a lawyer; remove its first line when it has.',
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout).toMatch(/\n\d+ things to do before going live\.\n$/u);
});
