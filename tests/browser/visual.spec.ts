import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPages, familyOf } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { expect, expectComplaints, test } from './test.ts';

test.use({
  launchOptions: launchOptions('dejavu'),
  // Half the size is enough to see what moved, and light enough to commit.
  deviceScaleFactor: 0.5,
});

/** Early in the morning in Texas: the sign in the agency's door says closed. */
const time = new Date('2026-11-24T09:00:00Z');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(time);
  // A page does without the typeface of its text where that comes late; on a second one it is there.
  await page.goto('/terms');
  await page.evaluate(() => document.fonts.ready);
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Scrolls with the wheel, notch by notch, half-way down. */
const scrollHalfWay = async (page: Page): Promise<void> => {
  const notch = 400;
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let place = 0; place < way / 2;) {
    place = Math.min(place + notch, way);
    await page.mouse.wheel(0, notch);
    await page.waitForFunction((target) => Math.abs(scrollY - target) < 2, place);
  }
};

/** Typefaces and the pictures in view are there, and what moves by itself has moved. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all(inView.map((image) => image.decode()));
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished));
  });

/** Changes with the words and pictures of a page. */
const contentHash = async (page: Page): Promise<string> => {
  const content = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const code of body.querySelectorAll('script, style')) code.remove();
    const pictures = [...document.images].map(({ src }) => new URL(src).pathname);
    return [body.textContent, ...pictures].join('\n');
  });
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
};

/**
 * Compares what is in view with its reference. A page whose words or pictures
 * were edited since has none, and fails until somebody has looked at it.
 */
const expectLooks = async (page: Page, screen: string): Promise<void> => {
  await settle(page);
  const info = test.info();
  const name = `${screen}-${await contentHash(page)}.png`;
  if (info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(name)))
    throw new Error(
      `The content of ${screen} was edited. Look at it, and run npm run visual:accept.`,
    );
  await expect(page).toHaveScreenshot(name, {
    animations: 'allow',
    scale: 'device',
    maxDiffPixelRatio: 0.01,
  });
};

for (const [family, [first]] of Map.groupBy(builtPages, familyOf))
  test(`${family} looks as accepted half-way down, in motion`, async ({ page, complaints }) => {
    const { path = '/', status } = first ?? {};
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
      await scrollHalfWay(page);
      await expectLooks(page, `${family}-${size.width}`);
    }
  });
