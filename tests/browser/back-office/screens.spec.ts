import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { phone } from '../test.ts';
import { discard, expect, noteOf, officeTest as test, open, post } from './test.ts';

const screens = [
  ['', 'content', 'content/pages/home', 'content/blog/websiteredesignsigns'],
  [
    'pictures',
    `pictures/${encodeURIComponent('content/pictures/portrait-founder.webp')}`,
    'history',
    'publish',
    'launch',
    'words',
    'leads',
    'spam',
    'mails',
    'people',
    'health',
    'nowhere',
  ],
].flat();

for (const [device, viewport] of Object.entries({
  'a phone': phone.viewport,
  'a desk': { width: 1440, height: 900 },
}))
  test(`every screen is fit for everybody on ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await open(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await accessibilityFindings(page), screen).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${screen} scrolls sideways`).toBe(0);
    }
  });

/** What is pressed and smaller than a thumb, or sticks out; a link within a sentence may be. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('p, .only-for-screen-readers'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5 || box.right > innerWidth)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`),
  );

/** Types where a keyboard leaves little of the screen; nothing lies over the field. */
const typeInto = async (field: Locator, words: string) => {
  await field.tap();
  const isFree = await field.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === one;
  });
  expect(isFree).toBe(true);
  await field.fill(words);
};

test.describe('on a phone', () => {
  test.use(phone);

  test('leads, answers, publishing and the form of a word fit a thumb, and nothing lies over them', async ({
    signedIn: page,
  }) => {
    const look = async (name: string) => expect(await tooSmall(page), name).toEqual([]);
    await look('home');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await look('menu');
    await page.getByRole('link', { name: 'Leads', exact: true }).tap();
    await expect(page.getByRole('link', { name: /Rosa Delgado/u })).toBeVisible();
    await look('leads');
    await page.getByRole('link', { name: /Rosa Delgado/u }).tap();
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
    await look('lead');
    await page.getByRole('button', { name: 'Mark as answered' }).tap();
    await page.getByRole('button', { name: 'Mark as unanswered' }).tap();
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 430 });
    await typeInto(page.getByLabel('Note, for you alone'), 'Called her on Sunday');
    await page.getByRole('button', { name: 'Save note' }).tap();
    await expect(page.getByText('Note saved.')).toBeVisible();
    await open(page, 'content/packages/starter');
    const note = noteOf(page);
    await typeInto(note, 'on a phone');
    await look('form');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
    await page.setViewportSize(phone.viewport);
    for (const place of ['publish', 'people', 'launch', post]) {
      await open(page, place);
      await look(place);
    }
    await open(page, 'content/packages/starter');
    await note.fill('');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
  });
});

test('one search finds a field, a page and a lead, and leads there', async ({ signedIn: page }) => {
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
  // A stroke in a field is a stroke in that field.
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await discard(page);

  await open(page, 'content');
  expect(await accessibilityFindings(page)).toEqual([]);
  await (
    await find('terms')
  )
    .getByRole('link', { name: /^Terms/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/u);
  await open(page, 'publish');
  await find('delgado');
  expect(await accessibilityFindings(page)).toEqual([]);
  await search.getByRole('link', { name: /Rosa Delgado/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rosa Delgado/u);
});

test('how a page is seen in a search engine is drawn from what is typed, with its letters counted', async ({
  signedIn: page,
}) => {
  await open(page, 'content/pages/contact');
  await page.locator('summary', { hasText: 'In search results' }).click();
  const seen = page.getByRole('figure', { name: 'In a search engine' });
  await page.getByLabel('Title in search results', { exact: true }).fill('Write to {brand}');
  await expect(seen).toContainText('Write to Marigold & Main');
  await expect(seen).toContainText('Title: 24 of 60 letters');
  await expect(
    page.frameLocator('iframe[title="The picture that is shared"]').locator('img'),
  ).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await discard(page);
});
