import type { Page } from '@playwright/test';
import { projects } from '../fixtures/content.ts';
import { expect, phone, test, touch } from './test.ts';

// Main Street on the home page: a house for each project, whose door leads to its website.

const doors = (page: Page) => page.locator('main li > a[href^="/casestudies/"]');

const opacityOfLights = (page: Page) =>
  doors(page)
    .first()
    .evaluate((door) => {
      const lights = door.querySelectorAll('picture')[1]?.parentElement;
      return lights ? Number(getComputedStyle(lights).opacity) : -1;
    });

test('every project has a house with its name, trade and city, in the order of the file', async ({
  page,
}) => {
  await page.goto('/');
  await expect(doors(page)).toHaveCount(projects.length);
  for (const [index, { name, trade, city }] of projects.entries()) {
    await expect(doors(page).nth(index)).toContainText(name);
    await expect(doors(page).nth(index)).toContainText(`${trade}, ${city}`);
  }
});

test('the lights of a house go on when it is pointed at, and when it has the focus', async ({
  page,
}) => {
  await page.goto('/');
  const door = doors(page).first();
  await door.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await opacityOfLights(page)).toBe(0);
  await door.hover();
  await expect.poll(() => opacityOfLights(page)).toBe(1);
  await page.mouse.move(5, 5);
  await expect.poll(() => opacityOfLights(page)).toBe(0);
  await page.keyboard.press('Tab');
  await door.focus();
  await expect.poll(() => opacityOfLights(page)).toBe(1);
});

const shopWindow = (page: Page, index: number) =>
  doors(page).nth(index).locator('[data-shop-window]');

/** The picture of a website that is seen behind the glass. */
const website = (page: Page, index: number) => shopWindow(page, index).locator('img:visible');

/** The pages of shops that are fetched, from now on: only they say where the pictures of their websites are. */
const noteShops = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/casestudies/')) fetched.push(pathname);
  });
  return fetched;
};

test('a shop that is pointed at or has the focus shows its website in its window, moving, and nothing of it is fetched before', async ({
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
  const top = async () => (await website(page, 0).boundingBox())?.y;
  const start = await top();
  await expect.poll(top).toBeLessThan((start ?? 0) - 5);
  await page.mouse.move(5, 5);
  await expect(shopWindow(page, 0)).toHaveCSS('opacity', '0');

  await page.keyboard.press('Tab');
  await second.focus();
  await expect(shopWindow(page, 1)).toHaveCSS('opacity', '1');
  await expect(website(page, 1)).toHaveJSProperty('complete', true);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(names);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects[1]?.name ?? '');
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the website in the window stands still', async ({ page }) => {
    await page.goto('/');
    await touch(page);
    await doors(page).first().hover();
    await expect(shopWindow(page, 0)).toHaveCSS('opacity', '1');
    expect(await website(page, 0).evaluate((image) => image.getAnimations().length)).toBe(0);
  });
});

/** Notes, as one page gives way to the next, what has the name by which the window grows into the page, and whether its picture is there. */
const noteGrowing = () => {
  const note = ({ type, viewTransition }: PageSwapEvent | PageRevealEvent): void => {
    const named = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).viewTransitionName === 'open-house',
    );
    const images = named.flatMap((element) => [...element.querySelectorAll('img')]);
    const pictures = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const seen = {
      isMoving: Boolean(viewTransition),
      named: named.length,
      pictures: pictures.map(({ currentSrc }) => new URL(currentSrc).pathname),
    };
    sessionStorage.setItem(type, JSON.stringify(seen));
  };
  addEventListener('pageswap', note);
  addEventListener('pagereveal', note);
};

const noted = (page: Page, event: 'pageswap' | 'pagereveal') =>
  page.evaluate(
    (name) => JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, unknown>,
    event,
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`with ${reducedMotion} for motion the page of a shop begins with the picture from its window, fetched before`, async ({
      page,
    }) => {
      await page.addInitScript(noteGrowing);
      await page.goto('/');
      await touch(page);
      await doors(page).first().hover();
      await expect(shopWindow(page, 0)).toHaveCSS('opacity', '1');
      await expect(website(page, 0)).toHaveJSProperty('complete', true);
      const picture = await website(page, 0).evaluate(
        (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
      );
      await doors(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects[0]?.name ?? '');
      const isMoving = reducedMotion === 'no-preference';
      const shown = { isMoving, named: 1, pictures: [picture] };
      expect(await noted(page, 'pageswap')).toMatchObject(shown);
      expect(await noted(page, 'pagereveal')).toMatchObject(shown);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a door leads to the whole website, and from there next door', async ({ page }) => {
      const [first, second] = projects;
      await page.goto('/');
      await doors(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
      const whole = page
        .getByRole('region')
        .filter({ has: page.getByRole('img') })
        .first();
      await whole.focus();
      // A key pressed while the house still grows into the window is lost.
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return whole.evaluate(({ scrollTop }) => scrollTop);
        })
        .toBeGreaterThan(300);
      await page
        .getByRole('main')
        .getByRole('link', { name: second?.name ?? '' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '');
    });
  });

test('a sample says so, and stays out of search engines', async ({ page }) => {
  for (const { id, sample } of projects) {
    await page.goto(`/casestudies/${id}`);
    await expect(page.getByText('Made-up example', { exact: true })).toHaveCount(sample ? 1 : 0);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
      sample ? 1 : 0,
    );
  }
});

test.describe('in a window as narrow as a phone’s, with a mouse', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  test('arrows walk the street', async ({ page }) => {
    await page.goto('/');
    const street = page.locator('#street [data-carousel-track]');
    await page.getByRole('button', { name: 'Next houses' }).click();
    await expect.poll(() => street.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('each house comes wholly into sight, and is lit there', async ({ page }) => {
    await page.goto('/');
    await doors(page).first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    for (const house of await page.locator('#street li').all()) {
      await house.evaluate((one) =>
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
      );
      const box = await house.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
      const lights = house.locator('[data-house] > span', { has: page.locator('img') }).first();
      await expect
        .poll(() => lights.evaluate((one) => Number(getComputedStyle(one).opacity)))
        .toBeGreaterThan(0.9);
    }
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the street is walked sideways, and the next house shows its edge', async ({ page }) => {
    await page.goto('/');
    const street = page.locator('#street [data-carousel-track]');
    await street.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Next houses' })).toBeHidden();
    const second = await doors(page).nth(1).boundingBox();
    expect(second?.x).toBeLessThan(390);
    await street.evaluate((row) => row.scrollTo({ left: 600 }));
    await expect.poll(() => street.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
  });

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
  });
});
