import type { Page } from '@playwright/test';
import { addressedPages, familyOf } from '../fixtures/built-pages.ts';
import { findCutTexts } from '../fixtures/cut-texts.ts';
import { expect, test } from './test.ts';

// The longest page of each family as people see it who enlarge it, space out its letters or read from right to left.

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

const longestLast = addressedPages.toSorted((one, other) => one.html.length - other.html.length);

const families = new Map(longestLast.map((page) => [familyOf(page), page.path]));

/** WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

interface View {
  width: number;
  height: number;
  spacing?: boolean;
  direction?: 'rtl';
}

const views: Readonly<Record<string, View>> = {
  'at 320 px with text spacing': { width: 320, height: 640, spacing: true },
  'at 200 %': { width: 640, height: 400 },
  'at 400 %': { width: 320, height: 200 },
  'from right to left': { width: 1280, height: 800, direction: 'rtl' },
  'from right to left on a phone': { width: 390, height: 844, direction: 'rtl' },
};

const apply = async (page: Page, { width, height, spacing, direction }: View) => {
  await page.setViewportSize({ width, height });
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

for (const [family, path] of families)
  test(`${family} (${path}) fits the window enlarged, spaced out and from right to left`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [name, view] of Object.entries(views)) {
      await apply(page, view);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, name).toBe(view.width);
      expect.soft(await page.evaluate(findCutTexts), name).toEqual([]);
    }
  });
