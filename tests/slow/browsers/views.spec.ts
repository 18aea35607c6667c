import { longestOfFamilies } from '../../fixtures/built-pages.ts';
import { findCutTexts } from '../../fixtures/cut-texts.ts';
import { translatePage } from '../../fixtures/page-translator.ts';
import type { Engine } from './engine.ts';
import { isVisible, test, until } from './test.ts';

test.describe.configure({ timeout: 180_000 });

// The longest page of each family as people see it who enlarge, space out,
// translate or turn it, or hold their phone sideways.

/** WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

interface View {
  name: string;
  width: number;
  height: number;
  direction?: 'rtl';
  styles?: string;
}

const views: readonly View[] = [
  { name: 'at 320 px with text spacing', width: 320, height: 640, styles: textSpacing },
  // Like a browser whose own letters are of 32 px.
  {
    name: 'with letters twice as large on a phone',
    width: 390,
    height: 844,
    styles: ':root { --root: 200%; }',
  },
  // 1366 × 768 at 175 %.
  { name: 'in a short window', width: 780, height: 439 },
  { name: 'from right to left on a phone', width: 390, height: 844, direction: 'rtl' },
  { name: 'from right to left', width: 1280, height: 800, direction: 'rtl' },
];

const apply = (engine: Engine, { direction, styles }: View) =>
  engine.evaluate(
    (dir, rules) => {
      document.documentElement.dir = dir;
      for (const details of document.querySelectorAll('main details'))
        details.setAttribute('open', '');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    direction ?? 'ltr',
    styles ?? '',
  );

/** How far a page can be scrolled sideways, in pixels. */
const sidewaysScroll = (engine: Engine) => () =>
  engine.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const view of views)
  test(
    `a page of every family fits the window ${view.name}`,
    { tag: '@engine' },
    async ({ engine, baseURL }) => {
      await engine.resize(view.width, view.height);
      for (const { path } of longestOfFamilies) {
        await engine.goto(`${baseURL}${path}`);
        await apply(engine, view);
        await until(sidewaysScroll(engine), { message: path }).toBe(0);
        await until(() => engine.evaluate(findCutTexts), { message: path }).toEqual([]);
      }
    },
  );

/** Scrolls an open menu to its end, and tells by how many pixels it, or its last entry, is outside the window. */
const hiddenPartOfMenu = (engine: Engine, menu: string) => () =>
  engine.evaluate((place: string) => {
    const panel = document.querySelector(`${place} ul`);
    if (!panel?.lastElementChild) return Infinity;
    panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' });
    return Math.max(
      ...[panel, panel.lastElementChild].flatMap((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return [-top, bottom - innerHeight, -left, right - document.documentElement.clientWidth];
      }),
    );
  }, menu);

test('on a phone held sideways all of a menu can be reached on a page of every family', async ({
  engine,
  baseURL,
}) => {
  const services = '[data-menu]:first-child';
  await engine.resize(844, 390);
  for (const { path, html } of longestOfFamilies) {
    if (!html.includes('data-menu=')) continue;
    await engine.goto(`${baseURL}${path}`);
    await until(sidewaysScroll(engine), { message: path }).toBe(0);
    await engine.hover(`${services} summary`);
    await until(isVisible(engine, `${services} a`), { message: path }).toBe(true);
    await until(hiddenPartOfMenu(engine, services), { message: path }).toBeLessThanOrEqual(0);
    await until(sidewaysScroll(engine), { message: path }).toBe(0);
    // Away from the menu, so that it opens anew on the next page.
    await engine.hover('h1');
  }
});

test('a translated page of every family fits the window, and its enhancements come', async ({
  engine,
  baseURL,
}) => {
  for (const { path, html } of longestOfFamilies) {
    await engine.goto(`${baseURL}${path}`);
    await engine.evaluate(translatePage);
    await engine.press('Tab');
    await until(sidewaysScroll(engine), { message: path }).toBe(0);
    if (html.includes('data-sign-up'))
      await until(isVisible(engine, '[data-sign-up="ready"]'), { message: path }).toBe(true);
  }
});
