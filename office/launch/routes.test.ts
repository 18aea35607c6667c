import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readServerSettings } from '../../server/settings/settings.ts';
import { openAgencyMailbox } from '../../tests/fixtures/agency-mailbox.ts';
import { copyContent } from '../operations/project-copy.fixture.ts';
import { openRoutes } from '../routes.fixture.ts';
import { launchRoutes } from './routes.ts';

const openApp = (environment: Record<string, string>) => {
  const root = copyContent();
  const settings = readServerSettings(environment);
  vi.stubEnv('DATA_DIR', temporaryDirectory());
  onTestFinished(() => void vi.unstubAllEnvs());
  return openRoutes(launchRoutes, { root, settings: () => settings });
};

test('each line of the launch check links to its field, if it has one', async () => {
  const app = await openApp({});
  const { findings } = (await app.inject('/api/launch')).json<{
    findings: { words: string; link?: string[]; remedy?: string }[];
  }>();
  const linkOf = (words: string) => findings.find((one) => one.words.includes(words))?.link;
  expect(linkOf('“Cancellation” is empty')).toEqual(['content', 'legal', 'legal', 'cancellation']);
  expect(linkOf('The site isn’t published yet')).toEqual(['publish']);
  expect(linkOf('The address of the site is')).toEqual(['settings']);
  expect(findings.map(({ words }) => words).join(' ')).not.toMatch(/[A-Z]+_[A-Z]+|\.env|npm run/u);
  expect(findings.filter(({ remedy }) => remedy === 'examples').length).toBeGreaterThan(1);
});

test('a test mail arrives in the agency’s mailbox', async () => {
  const mailbox = await openAgencyMailbox();
  const app = await openApp(mailbox.settings);
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/launch/test-mail' });
  expect(statusCode).toBe(200);
  await expect.poll(() => mailbox.mails).toHaveLength(1);
});
