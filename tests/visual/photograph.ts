import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The same moment for every photograph. */
const now = new Date('2026-11-02T10:00:00-06:00');

const still = `
  *, ::before, ::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    content-visibility: visible !important;
  }
  html { scroll-behavior: auto !important; }`;

/** A browser window in which a page looks the same every time. */
export const openWindow = async (browser: Browser, width: number): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // The policy of the site would refuse the style that keeps it still.
    bypassCSP: true,
  });
  context.setDefaultTimeout(20_000);
  await context.clock.setFixedTime(now);
  return context;
};

/** Our typefaces are asked for only after the first view, and their fallbacks are there before. */
const hasTypefaces = () =>
  [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/-[ab]$/u.test(family))
    .length >= 2;

/** Loads every picture and frame, also those far below, and waits for them and the fonts. */
const settle = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: still });
  await page.waitForFunction(hasTypefaces);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const frame of document.querySelectorAll('iframe')) {
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.loading = 'eager';
      if (frame.contentDocument?.URL === 'about:blank') await loaded;
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
};

/** Photographs the whole page as it stands, from top to bottom, as PNG. */
export const photograph = async (page: Page): Promise<Buffer> => {
  await settle(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
};
