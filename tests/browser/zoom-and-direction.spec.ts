import type { CDPSession, Page } from '@playwright/test';
import { longestOfFamilies } from '../fixtures/built-pages.ts';
import { findCutTexts } from '../fixtures/cut-texts.ts';
import { expect, expectComplaints, test } from './test.ts';

// The longest page of each family, zoomed, with wider text spacing, or read from right to left.

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

interface View {
  width: number;
  height: number;
  spacing?: boolean;
  direction?: 'rtl';
  /** The browser's font size, by default 16 px. */
  letters?: number;
}

const views: Readonly<Record<string, View>> = {
  'on a tablet': { width: 768, height: 1024 },
  'on a wide screen': { width: 1920, height: 1080 },
  'at 320 px with text spacing': { width: 320, height: 640, spacing: true },
  'at 200 %': { width: 640, height: 400 },
  'at 400 %': { width: 320, height: 200 },
  'from right to left on a phone': { width: 390, height: 844, direction: 'rtl' },
  'with letters of 32 px on a phone': { width: 360, height: 800, letters: 32 },
};

const apply = async (page: Page, browser: CDPSession, view: View) => {
  const { width, height, spacing, direction, letters = 16 } = view;
  await page.setViewportSize({ width, height });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await page.evaluate(
    ({ styles, dir }) => {
      document.documentElement.dir = dir;
      for (const details of document.querySelectorAll('main details'))
        details.setAttribute('open', '');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    { styles: spacing ? textSpacing : '', dir: direction ?? 'ltr' },
  );
};

for (const { path, status } of longestOfFamilies)
  test(`${path} fits the window when zoomed, with wider spacing and from right to left`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    for (const [name, view] of Object.entries(views)) {
      await apply(page, browser, view);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, name).toBe(view.width);
      expect.soft(await page.evaluate(findCutTexts), name).toEqual([]);
    }
  });
