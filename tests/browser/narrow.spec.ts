import { builtPages } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { expect, test } from './test.ts';

// DejaVu Sans is among the widest fonts a machine shows where ours do not come.
test.use({ launchOptions: launchOptions('dejavu') });

/** What sticks out of the page to the right, if it can be scrolled sideways. */
const findOverflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const outermost = [...document.querySelectorAll('body *')].filter(
    (element) => sticksOut(element) && !(element.parentElement && sticksOut(element.parentElement)),
  );
  return [`${scrollWidth} px`, ...outermost.map(({ outerHTML }) => outerHTML.slice(0, 80))];
};

for (const width of [320, 390, 640, 768])
  test(`no page scrolls sideways at ${width} px where our typefaces do not come`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of builtPages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.evaluate(findOverflow), path).toEqual([]);
    }
    // The typefaces that did not come, and the pages that are errors.
    complaints.length = 0;
  });
