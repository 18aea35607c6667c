import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, mergeTests, type BrowserContext, type Page } from '@playwright/test';
import type { Environment } from '../../server/settings/environment.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { startSite, type Site } from '../fixtures/running-site.ts';

export { expect } from '@playwright/test';

/** For `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** By their names, for `test.use`. */
export const devices = Object.entries({ phone, desktop: {} });

interface SiteFixtures {
  /** Settings of the server, as in .env; for `test.use`. */
  settings: Environment;
  /** What was built. */
  dist: string;
  /** The built site with a store of its own; `baseURL` is its address. */
  site: Site;
}

/** Playwright's `test` with a server of its own. */
export const serverTest = base.extend<SiteFixtures>({
  settings: [{}, { option: true }],
  dist: [distDirectory, { option: true }],
  site: async ({ settings, dist }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'site-'));
    const site = await startSite({ DATA_DIR: directory, ...settings }, dist);
    await use(site);
    await site.stop();
    await rm(directory, { recursive: true, maxRetries: 5 });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

interface VisitorFixtures {
  /**
   * What the browser said: messages in the console of any kind, uncaught
   * errors, requests to other servers. A test takes out what it expects; what
   * is left when it ends fails it.
   */
  complaints: string[];
}

/** For the page: it is as if she had opened it ten seconds ago, since forms make the hurried wait. */
const takeTime = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
};

/** Chromium's own words where it gives up fading from one page into the next (github.com/w3c/csswg-drafts/issues/13726); no script of a page can keep it from saying them. */
const unfaded = ['Transition was aborted because of invalid state', 'Transition was skipped'];

const noteComplaints = (context: BrowserContext, siteUrl: string): string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!unfaded.some((words) => message.startsWith(words)))
      complaints.push(`uncaught: ${message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/u.test(url.protocol) && url.origin !== siteUrl)
      complaints.push(`elsewhere: ${url}`);
  });
  return complaints;
};

/** Playwright's `test` with a silent console, on the built site that all tests share: nothing is stored there. */
export const test = base.extend<VisitorFixtures>({
  complaints: [
    async ({ context, baseURL }, use) => {
      await context.addInitScript(takeTime);
      const complaints = noteComplaints(context, baseURL ?? '');
      await use(complaints);
      expect(complaints, 'what the browser said').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same on a site with a store of its own. */
export const siteTest = mergeTests(test, serverTest);

/** Waits for what a test expects the browser to say, and takes it out. */
export const expectComplaints = async (complaints: string[], ...texts: string[]) => {
  for (const text of texts) {
    const find = () => complaints.findIndex((complaint) => complaint.includes(text));
    await expect.poll(find, { message: `a complaint with "${text}"` }).not.toBe(-1);
    complaints.splice(find(), 1);
  }
};

/** Touches the page and waits until its enhancements have come. */
export const touch = async (page: Page) => {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await expect(page.locator('footer [data-sign-up="ready"]')).toBeAttached();
};

/** Hands out a small guide, since what is in it does not matter here. */
export const offerGuide = (page: Page) =>
  page.route('**/ultimate-seo-guide.pdf', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment' },
      body: '%PDF-1.7',
    }),
  );
