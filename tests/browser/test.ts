import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, mergeTests, type BrowserContext, type Page } from '@playwright/test';
import type { Environment } from '../../server/settings/environment.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { startSite, type Site } from '../fixtures/running-site.ts';

export { expect } from '@playwright/test';

/** A phone, for `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Devices by name, for `test.use`. */
export const devices = Object.entries({ phone, desktop: {} });

interface SiteFixtures {
  /** Server settings, as in .env; set them with `test.use`. */
  settings: Environment;
  /** The build to serve. */
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
   * The browser's complaints: console messages of any kind, uncaught errors, and
   * requests to other servers. A test removes those it expects. Any that are left
   * when it ends fail it.
   */
  complaints: string[];
}

/** Runs in the page: dates its opening back by ten seconds, since forms delay hasty senders. */
const takeTime = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
};

// Chromium logs these when it skips a view transition between pages, and no page script can prevent it
// (github.com/w3c/csswg-drafts/issues/13726).
const skippedTransition = [
  'Transition was aborted because of invalid state',
  'Transition was skipped',
];

const noteComplaints = (context: BrowserContext, siteUrl: string): string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!skippedTransition.some((words) => message.startsWith(words)))
      complaints.push(`uncaught: ${message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/u.test(url.protocol) && url.origin !== siteUrl)
      complaints.push(`elsewhere: ${url}`);
  });
  return complaints;
};

/** Playwright's `test` with a console that must stay silent, on the shared built site, which stores nothing. */
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

/** The same, on a site with its own store. */
export const siteTest = mergeTests(test, serverTest);

/** Waits for the complaints that a test expects, and removes them. */
export const expectComplaints = async (complaints: string[], ...texts: string[]) => {
  for (const text of texts) {
    const find = () => complaints.findIndex((complaint) => complaint.includes(text));
    await expect.poll(find, { message: `a complaint with "${text}"` }).not.toBe(-1);
    complaints.splice(find(), 1);
  }
};

/** Touches the page and waits until its scripts have loaded. */
export const touch = async (page: Page) => {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await expect(page.locator('footer [data-sign-up="ready"]')).toBeAttached();
};

/** Serves a small stand-in for the guide, whose contents don't matter here. */
export const offerGuide = (page: Page) =>
  page.route('**/ultimate-seo-guide.pdf', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment' },
      body: '%PDF-1.7',
    }),
  );
