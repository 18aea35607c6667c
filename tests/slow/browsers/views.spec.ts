import { longestOfFamilies } from '../../fixtures/built-pages.ts';
import { findCutTexts } from '../../fixtures/cut-texts.ts';
import { test, until } from './test.ts';

/** On phones. The text spacing is that of WCAG 1.4.12. */
const views = [
  {
    name: 'with text spacing',
    width: 320,
    direction: 'ltr',
    styles: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `,
  },
  // Like a browser whose own letters are of 32 px.
  {
    name: 'with letters twice as large',
    width: 390,
    direction: 'ltr',
    styles: ':root { --root: 200%; }',
  },
  { name: 'from right to left', width: 390, direction: 'rtl', styles: '' },
];

test(
  'a page of every family fits a phone spaced out, enlarged and from right to left',
  { tag: '@engine' },
  async ({ engine, baseURL }) => {
    test.setTimeout(300_000);
    for (const { path } of longestOfFamilies) {
      await engine.goto(`${baseURL}${path}`);
      for (const { name, width, direction, styles } of views) {
        await engine.resize(width, 844);
        await engine.evaluate(
          (dir, rules) => {
            document.documentElement.dir = dir;
            for (const details of document.querySelectorAll('main details'))
              details.setAttribute('open', '');
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rules);
            document.adoptedStyleSheets = [sheet];
          },
          direction,
          styles,
        );
        const sidewaysScroll = () =>
          engine.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
        const message = `${path} ${name}`;
        await until(sidewaysScroll, { message }).toBe(0);
        await until(() => engine.evaluate(findCutTexts), { message }).toEqual([]);
      }
    }
  },
);
