import type { Page } from '@playwright/test';

/** In pixels. */
const notch = 400;

/** Scrolls down with the wheel, notch by notch, to where this part of the way lies behind: 0.5 is half-way. */
export const scrollByWheel = async (page: Page, part = 1): Promise<void> => {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let place = 0; place < way * part;) {
    place = Math.min(place + notch, way);
    await page.mouse.wheel(0, notch);
    await page.waitForFunction((target) => Math.abs(scrollY - target) < 2, place);
  }
};
