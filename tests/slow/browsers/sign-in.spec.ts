import { startHostedOffice } from '../../browser/back-office/hosted-test.ts';
import { expect, test as base, until } from './test.ts';

type Hosted = Awaited<ReturnType<typeof startHostedOffice>>;

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's own way to say that nothing is needed.
    async ({}, use) => {
      const office = await startHostedOffice();
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test(
  'who is not signed in is led to the sign-in page, also from the preview, and told there what is missing',
  { tag: '@engine' },
  async ({ engine, hosted }) => {
    const text = () => engine.evaluate(() => document.body.innerText);
    for (const address of [`${hosted.previewUrl}/contact`, `${hosted.url}/#/leads`]) {
      await engine.goto(address);
      await until(text).toContain('Sign in to the back office');
    }
    const status = await engine.evaluate(() =>
      fetch('/api/office').then((answer) => answer.status),
    );
    expect(status).toBe(401);
    const knowsPasskeys = await engine.evaluate(() => 'PublicKeyCredential' in globalThis);
    if (knowsPasskeys) {
      const focused = () => engine.evaluate(() => document.activeElement?.textContent);
      await engine.press('Tab');
      await until(focused).toBe('Sign in with a passkey');
      await engine.press('Enter');
    }
    // No machine trusts the certificate; WebKitGTK has no passkeys at all.
    await until(text).toMatch(
      knowsPasskeys ? /doesn’t trust the connection/u : /can’t use passkeys/u,
    );
  },
);
