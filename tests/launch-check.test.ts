import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

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
    '- content/testimonials.yml holds sample content (10 × "sample: true"); put yours in its place.',
    '- content/packages.yml shows an offer that is over: "All April 2025".',
    '- content/pages/privacy.yml has not been read by a lawyer; remove its first line when it has.',
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout).toMatch(/\n\d+ things to do before going live\.\n$/u);
});
