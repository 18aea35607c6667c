import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

/** A Chromium of our own: the shared one, like every one that takes orders, keeps no pages for the way back. */
const ownBrowser = async () => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
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

/** Whether the page was prepared before it was shown. */
const wasPrepared = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return Number(Reflect.get(entry ?? {}, 'activationStart')) > 0;
  });

test('a link that is hovered makes its page ready, and a click shows it', async () => {
  const site = await openSite();
  const page = await (await ownBrowser()).newPage({ baseURL: site.url });
  const contact = page.getByRole('link', { name: 'Contact', exact: true }).first();
  // A browser that is busy prepares nothing; then a visitor simply waits for the page.
  const hoverAndClick = async () => {
    await page.goto('/about');
    await contact.hover();
    await page.waitForTimeout(2000);
    await contact.click();
    await page.waitForURL('**/contact');
    return wasPrepared(page);
  };
  await expect.poll(hoverAndClick, { timeout: 25_000 }).toBe(true);
});

test('every page carries rules that name no file, no query and nothing that opens elsewhere', () => {
  for (const { path, html } of addressedPages) {
    const rules = /<script type="speculationrules">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules), path).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
  }
});

test('the change of pages is a cross-fade, and none for whoever wants no motion', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/about', { reducedMotion: true });
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n'),
  );
  expect(rules).toMatch(/@view-transition \{ navigation: auto; \}/u);
  expect(rules).toMatch(/::view-transition-new\(\*\) \{ animation: [^}]*none[^}]*!important/u);
});
