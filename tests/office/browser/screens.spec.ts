import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { phone } from '../../browser/test.ts';
import { discard, expect, officeTest as test, open, post } from './test.ts';

const forThumbs = [
  '',
  'leads',
  'publish',
  'people',
  'launch',
  'settings',
  'content/packages/starter',
  post,
];

const screens = [
  ...forThumbs,
  'content',
  'content/pages/home',
  'pictures',
  `pictures/${encodeURIComponent('content/pictures/portrait-founder.webp')}`,
  'history',
  'words',
  'spam',
  'mails',
  'health',
  'team',
  'content/brand/brand',
  'nowhere',
];

/** Controls that are too small to tap or overflow the screen, apart from links within a sentence. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('p, .only-for-screen-readers'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5 || box.right > innerWidth)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`),
  );

/** Until its picture has come, the focus points lie too close to tap. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );

for (const [device, options] of Object.entries({
  'a phone': phone,
  'a desk': { viewport: { width: 1440, height: 900 } },
}))
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('every screen is accessible', async ({ signedIn: page }) => {
      for (const screen of screens) {
        await open(page, screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await picturesLoaded(page);
        expect(await accessibilityFindings(page), screen).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${screen} scrolls sideways`).toBe(0);
        if (options === phone && forThumbs.includes(screen))
          expect(await tooSmall(page), screen).toEqual([]);
      }
    });
  });

test('one search finds a field and a lead, and leads there', async ({ signedIn: page }) => {
  const find = async (words: string) => {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(words);
    return search;
  };
  await open(page, 'history');
  const search = await find('headline');
  await search.getByRole('link', { name: 'Home › Top of the page › Heading' }).click();
  await expect(page.locator('#root_hero_heading')).toBeFocused();
  // While a field has the focus, the shortcut key only types a slash.
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await discard(page);

  await open(page, 'publish');
  await find('delgado');
  expect(await accessibilityFindings(page)).toEqual([]);
  await search.getByRole('link', { name: /Rosa Delgado/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rosa Delgado/u);
});
