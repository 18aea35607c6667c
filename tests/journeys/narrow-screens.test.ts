import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const sizes = {
  'a screen of 320 px': { width: 320, height: 568 },
  'a laptop’s screen at a zoom of 200 %': { width: 640, height: 400 },
  'a tablet': { width: 768, height: 1024 },
};

/** What sticks out of the page to the right, if it can be scrolled sideways. */
const overflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const all = [...document.querySelectorAll('body *')];
  return [...all.filter(sticksOut).map((element) => element.outerHTML.slice(0, 80)), scrollWidth];
};

test(
  `no page scrolls sideways on ${Object.keys(sizes).join(', ')}`,
  { timeout: 300_000 },
  async () => {
    const { page, complaints } = await visit(await openSite(), '/');
    const found: Record<string, unknown[]> = {};
    for (const { path } of builtPages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        const elements = await page.evaluate(overflow);
        if (elements.length > 0) found[`${path} on ${name}`] = elements.slice(-3);
      }
    }
    expect(found).toEqual({});
    // The 404 page and the problem page.
    expect(complaints.splice(0)).toHaveLength(2);
  },
);
