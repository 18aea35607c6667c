import type { Locator, Page } from '@playwright/test';
import { projects } from '../fixtures/content.ts';
import { expect, phone, test, touch } from './test.ts';

// Main Street on the home page: a house for each project, whose door leads to its website.

const doors = (page: Page) => page.locator('main li > a[href^="/casestudies/"]');

test('every project has a house with its name, trade and city, in the order of the file', async ({
  page,
}) => {
  await page.goto('/');
  await expect(doors(page)).toHaveCount(projects.length);
  await expect(doors(page)).toContainText(projects.map(({ name }) => name));
  const kinds = projects.map(({ trade, city }) => `${trade}, ${city}`);
  await expect(doors(page)).toContainText(kinds);
});

for (const { width, height, screens } of [
  { width: 390, height: 844, screens: 8 },
  { width: 1280, height: 720, screens: 6 },
])
  test(`at ${width} × ${height} home has at most ${screens} screens, and the street, the second thing on it, shows heading, houses and form on one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole).toBeLessThanOrEqual(screens * height);
    const street = page.locator('main > section').nth(1);
    await expect(street.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expect(street.getByRole('textbox')).toHaveCount(1);
    const [box, header] = [
      await street.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect(box?.height).toBeGreaterThanOrEqual(0.85 * height);
    expect(box?.height).toBeLessThanOrEqual(height - (header?.height ?? 0));
  });

test('beside the visitor’s own house, which is in sight from the start, stand whole houses, and an arrow goes one further', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const street = page.locator('main > section').nth(1);
  const places = street.getByRole('listitem');
  const next = street.getByRole('button', { name: 'Next houses' });
  const hers = street.locator('[data-house="yours"]');
  await street.evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await expect(hers).toBeInViewport({ ratio: 0.9 });
  const left = async (house: Locator) => (await house.boundingBox())?.x ?? Infinity;
  const [edge, right] = [await left(places.first()), await left(hers)];
  for (const index of [0, 1, 2]) {
    await expect.poll(async () => Math.abs((await left(places.nth(index))) - edge)).toBeLessThan(2);
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      const isHers = (await place.locator('[data-house="yours"]').count()) > 0;
      if (box && !isHers && box.x < right && box.x + box.width > right)
        await expect(place).toHaveCSS('opacity', '0');
    }
    await next.click();
  }
});

const shopWindow = (page: Page, index: number) =>
  doors(page).nth(index).locator('[data-shop-window]');

/** Records the shop pages fetched from now on. Only those name the pictures of the shops' websites. */
const noteShops = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/casestudies/')) fetched.push(pathname);
  });
  return fetched;
};

test('a hovered or focused shop shows its website in its window, and fetches nothing of it before', async ({
  page,
}) => {
  const fetched = noteShops(page);
  await page.goto('/');
  await touch(page);
  const [first, second] = [doors(page).first(), doors(page).nth(1)];
  await first.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await expect(page.locator('[data-shop-window] img')).toHaveCount(0);
  const names = await page.getByRole('main').ariaSnapshot();

  await first.hover();
  await expect(shopWindow(page, 0)).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 5);
  await expect(shopWindow(page, 0)).toHaveCSS('opacity', '0');

  await page.keyboard.press('Tab');
  await second.focus();
  await expect(shopWindow(page, 1)).toHaveCSS('opacity', '1');
  expect(await page.getByRole('main').ariaSnapshot()).toBe(names);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects[1]?.name ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a door leads to the whole website, and from there next door', async ({ page }) => {
    const [first, second] = projects;
    await page.goto('/');
    await doors(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    const nextDoor = page.getByRole('main').getByRole('link', { name: second?.name ?? '' });
    await nextDoor.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the shop in the middle shows its website, as it is on a phone, and no other does', async ({
    page,
  }) => {
    const fetched = noteShops(page);
    await page.goto('/');
    await touch(page);
    expect(fetched).toEqual([]);
    for (const index of [2, projects.length - 1]) {
      await doors(page)
        .nth(index)
        .evaluate((door) => door.scrollIntoView({ block: 'center', inline: 'center' }));
      await expect(shopWindow(page, index)).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-centered]')).toHaveCount(1);
    }
    await expect(shopWindow(page, 2)).toHaveCSS('opacity', '0');
    // A house at the edge of the screen answers, too.
    const beside = doors(page).nth(projects.length - 2);
    await page.keyboard.press('Tab');
    await beside.focus();
    const lights = beside.locator('[data-house] > span').first();
    await expect(lights).toHaveCSS('opacity', '1');
  });
});
