import type { Browser, Page } from '@playwright/test';
import { chromiumWithWindows } from '../fixtures/chromium.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<{ ownBrowser: Browser }>({
  /** A Chromium of our own: one that takes orders keeps no pages for the way back, and neither does one without windows. */
  ownBrowser: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: chromiumWithWindows(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
});

test('the way back is there at once: the browser keeps the page as it was', async ({
  baseURL,
  ownBrowser,
}) => {
  const page = await ownBrowser.newPage({ baseURL });
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
  baseURL,
  ownBrowser,
}) => {
  const page = await ownBrowser.newPage({ baseURL });
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the next page is ${reducedMotion === 'reduce' ? 'shown at once' : 'faded in'}`, async ({
      page,
    }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) =>
          Object.assign(window, { isFadedIn: viewTransition !== null }),
        ),
      );
      await page.goto('/about');
      await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
      await expect(page).toHaveURL('/privacy');
      const isFadedIn = () => page.evaluate(() => Reflect.get(window, 'isFadedIn') as unknown);
      await expect.poll(isFadedIn).toBe(reducedMotion === 'no-preference');
    });
  });

const noteScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

test('a mouse that lies where the page opens, or in the corner of a browser without windows, fetches no script; its first movement does', async ({
  page,
}) => {
  const scripts = noteScripts(page);
  await page.goto('/contact');
  await page.dispatchEvent('main', 'pointerover', { clientX: 200, clientY: 200 });
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await expect
    .poll(() => scripts)
    .toContainEqual(expect.stringMatching(/^\/_astro\/enhance\.[\w-]+\.js$/u));
});
