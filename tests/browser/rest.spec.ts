import type { Page } from '@playwright/test';
import { addressedPages, familyOf } from '../fixtures/built-pages.ts';
import { devices, expect, test } from './test.ts';

// What a page does by itself costs a slow phone its first second: `docs/performance.md`.

test.use({ trace: 'off' });

const families = [...Map.groupBy(addressedPages, familyOf).values()].flatMap(([first]) => [
  first?.path ?? '/',
]);

/** What browsers move without laying out or painting anything again. */
const composited = ['opacity', 'transform', 'translate', 'scale', 'rotate'];

/** What each keyframe says of itself. */
const facts = ['offset', 'computedOffset', 'easing', 'composite'];

/** Changes once, between two frames: whether a bar can be pressed, whether a chart has been seen. */
const switches = ['visibility', '--chart-seen'];

/** Every animation of the page: what it changes, and whether it goes by the clock. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      name: (animation as CSSAnimation).animationName,
      isByClock: animation.timeline === document.timeline,
      properties: (animation.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys),
    })),
  );

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const [device, options] of devices)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test(`on a ${device} nothing of a page moves for longer than it takes to look, and nothing is painted anew for it`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const path of families) {
        await page.goto(path);
        const opening = await animations(page);
        expect
          .soft(opening.length, `animations of ${path} before anyone scrolls`)
          .toBeLessThanOrEqual(4);
        const byClock = async () => (await animations(page)).filter(({ isByClock }) => isByClock);
        await expect.poll(byClock, path).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        await page.evaluate(twoFrames);
        const properties = [...opening, ...(await animations(page))].flatMap(
          (animation) => animation.properties,
        );
        expect
          .soft(
            [...new Set(properties)].filter(
              (property) => ![...composited, ...switches, ...facts].includes(property),
            ),
            path,
          )
          .toEqual([]);
      }
    });
  });

test('sections rise once the page is scrolled', async ({ page }) => {
  await page.goto('/about');
  const names = async () => (await animations(page)).map(({ name }) => name);
  expect(await names()).not.toContainEqual(expect.stringContaining('rise'));
  await page.mouse.wheel(0, 100);
  await expect.poll(names).toContainEqual(expect.stringContaining('rise'));
});

test('a page knows 15 typefaces at most, three of them in English, and is not laid out again for its text', async ({
  page,
}) => {
  for (const path of families.filter((one) => !one.includes('salon'))) {
    await page.goto(path);
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, display, status, unicodeRange }) => ({
        family,
        display,
        status,
        isEnglish: unicodeRange.toUpperCase().startsWith('U+20-7E'),
      }));
    });
    expect.soft(faces.length, path).toBeLessThanOrEqual(15);
    const files = faces.filter(({ family }) => !family.includes(' in '));
    expect
      .soft(files.filter(({ status }) => status === 'loaded').length, path)
      .toBeLessThanOrEqual(3);
    expect
      .soft(
        files
          .filter(({ family, isEnglish }) => family.includes('Figtree') && isEnglish)
          .map(({ display }) => display),
        path,
      )
      .toEqual(['optional']);
  }
});
