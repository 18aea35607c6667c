import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

/** A Chromium with windows, where there is one beside that of the other tests: without them it keeps no page for the way back. */
const withWindows = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
    )
    .find(existsSync);

/** A Chromium of our own: the shared one, like every one that takes orders, keeps no pages for the way back. */
const ownBrowser = async () => {
  const browser = await chromium.launch({
    executablePath: withWindows() ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  return browser;
};

test('the way back is there at once: the browser keeps the page as it was', async () => {
  const site = await openSite();
  const page = await (await ownBrowser()).newPage({ baseURL: site.url });
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
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['persisted']))
    .toBe('true');
});

test('a link that is hovered has its page made ready, and only pages may be', async () => {
  const site = await openSite();
  const page = await (await ownBrowser()).newPage({ baseURL: site.url });
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

test('every page carries rules that name no file, no query and nothing that opens elsewhere', () => {
  for (const { path, html } of addressedPages) {
    const rules = /<script type="speculationrules">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules), path).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
  }
});

test('the change of pages is a cross-fade, and none for whoever wants no motion', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/about');
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n'),
  );
  expect(rules).toMatch(
    /@media \(prefers-reduced-motion: no-preference\) \{\s*@view-transition \{ navigation: auto; \}/u,
  );
  expect(rules.match(/@view-transition/gu)).toHaveLength(1);
});
