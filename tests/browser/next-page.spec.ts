import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addressedPages } from '../fixtures/built-pages.ts';
import { expect, test as base } from './test.ts';

/** A Chromium with windows, where there is one beside that of the other tests: without them it keeps no page for the way back. */
const withWindows = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
    )
    .find(existsSync);

const test = base.extend<{ ownBrowser: Browser }>({
  /** A Chromium of our own: one that takes orders keeps no pages for the way back. */
  ownBrowser: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: withWindows() ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
});

test('the way back is there at once: the browser keeps the page as it was', async ({
  site,
  ownBrowser,
}) => {
  const page = await ownBrowser.newPage({ baseURL: site.url });
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ana');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await page.waitForURL('**/privacy');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
});

test('a link that is hovered has its page made ready, and only pages may be', async ({
  site,
  ownBrowser,
}) => {
  const page = await ownBrowser.newPage({ baseURL: site.url });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  const mayBe = new Set<string>();
  const tried: string[] = [];
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) =>
    preloadingAttemptSources.forEach(({ key }) => mayBe.add(pathOf(key))),
  );
  // A browser under orders stops there; a visitor's goes on and shows the page at the click.
  browser.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(pathOf(key)));
  await page.goto('/googlemesis');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().hover();
  await expect.poll(() => tried).toContain('/contact');
  expect([...mayBe]).toContain('/about');
  expect([...mayBe].filter((path) => path.includes('.'))).toEqual([]);
});

/** Comes to a few links with the mouse, and through the header by key. */
const touchLinks = async (page: Page) => {
  for (const link of (await page.locator('main a:visible').all()).slice(0, 3)) await link.hover();
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab');
};

test('every page lets a browser prepare the next one, and none says a word while links are hovered and tabbed through', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const { path } of addressedPages) {
    await page.goto(path);
    const rules = await page.locator('script[type="speculationrules"]').textContent();
    expect(JSON.parse(rules ?? ''), path).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
    await touchLinks(page);
    expect(complaints, path).toEqual([]);
  }
});

test('a browser that knows no such rules is asked for nothing our policy forbids', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/about');
  await touchLinks(page);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test('the change of pages is a cross-fade, and none for whoever wants no motion', async ({
  page,
}) => {
  await page.goto('/about');
  const conditions = await page.evaluate(() => {
    const conditionsOf = (rules: CSSRuleList, outer = ''): string[] =>
      [...rules].flatMap((rule) => {
        if (rule.cssText.startsWith('@view-transition')) return [`${outer} ${rule.cssText}`];
        const condition = rule instanceof CSSMediaRule ? rule.conditionText : '';
        return rule instanceof CSSGroupingRule
          ? conditionsOf(rule.cssRules, outer + condition)
          : [];
      });
    return [...document.styleSheets].flatMap((sheet) => conditionsOf(sheet.cssRules));
  });
  expect(conditions).toEqual([
    '(prefers-reduced-motion: no-preference) @view-transition { navigation: auto; }',
  ]);
});
