import { expect, type BrowserContext } from '@playwright/test';
import { siteTest } from '../fixtures/site-test.ts';

export { expect } from '@playwright/test';

/** For `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Fixtures {
  /** She does everything at once. Otherwise it is as if she had opened each page ten seconds ago: forms make the hurried wait. */
  hurried: boolean;
  /**
   * What the browser said: messages in the console of any kind, uncaught
   * errors, requests to other servers. A test takes out what it expects; what
   * is left when it ends fails it.
   */
  complaints: string[];
}

const takeTime = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
};

const noteComplaints = (context: BrowserContext, siteUrl: string): string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/u.test(url.protocol) && url.origin !== siteUrl)
      complaints.push(`elsewhere: ${url}`);
  });
  return complaints;
};

/** Playwright's `test`, on the built site, with a silent console. */
export const test = siteTest.extend<Fixtures>({
  hurried: [false, { option: true }],
  complaints: [
    async ({ context, site, hurried }, use) => {
      if (!hurried) await context.addInitScript(takeTime);
      const complaints = noteComplaints(context, site.url);
      await use(complaints);
      expect(complaints, 'what the browser said').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for what a test expects the browser to say, and takes it out. */
export const expectComplaints = async (complaints: string[], ...texts: string[]) => {
  for (const text of texts) {
    const find = () => complaints.findIndex((complaint) => complaint.includes(text));
    await expect.poll(find, { message: `a complaint with "${text}"` }).not.toBe(-1);
    complaints.splice(find(), 1);
  }
};
