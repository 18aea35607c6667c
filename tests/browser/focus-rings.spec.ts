import { addressedPages } from '../fixtures/built-pages.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

/** Names every control whose focus ring does not fit into what cuts it off: an ancestor, or the window. */
const findCutRings = (): string[] => {
  const cut: string[] = [];
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue;
    control.focus({ focusVisible: true });
    const { outlineOffset, outlineWidth } = getComputedStyle(control);
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    for (const box of control.getClientRects()) {
      const left = box.left - ring;
      const right = box.right + ring;
      const top = box.top - ring;
      const bottom = box.bottom + ring;
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const isWindow = around === document.documentElement;
        const edge = around.getBoundingClientRect();
        const sides = overflowX !== 'visible' || isWindow;
        const cutsSides = sides && (left < edge.left - 0.5 || right > edge.right + 0.5);
        const ends = overflowY !== 'visible' && !isWindow;
        const cutsEnds = ends && (top < edge.top - 0.5 || bottom > edge.bottom + 0.5);
        if (cutsSides || cutsEnds)
          cut.push(
            `${control.innerText || control.id || control.tagName} by ${around.className || around.tagName}`,
          );
      }
    }
  }
  return cut;
};

for (const [device, options] of Object.entries({ desktop: {}, phone }))
  test.describe(device, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test(`the ring around what has the focus is whole on every page (${device})`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const { path } of addressedPages) {
        await page.goto(path);
        // Everything that opens is open.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details'))
            details.setAttribute('open', '');
        });
        expect.soft(await page.evaluate(findCutRings), path).toEqual([]);
      }
    });

    test(`the rings of a form sent back with messages are whole (${device})`, async ({
      page,
      complaints,
    }) => {
      await page.goto('/contact');
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
      await expect(page.getByRole('alert')).toBeVisible();
      await expectComplaints(complaints, 'status of 422');
      expect(await page.evaluate(findCutRings)).toEqual([]);
    });
  });
