import type { Page } from '@playwright/test';
import { longestOfFamilies } from '../fixtures/built-pages.ts';
import { expect, expectComplaints, phone, test, touch } from './test.ts';

/** Numbers all controls that a visitor can operate now. Returns the HTML of each, by number. */
const numberControls = (page: Page) =>
  page.evaluate(() => {
    const operable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isOffered = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"]') &&
      element.checkVisibility({ visibilityProperty: true });
    const offered = [...document.querySelectorAll<HTMLElement>(operable)].filter(isOffered);
    return offered.map((element, index) => {
      element.dataset['number'] = `${index}`;
      return element.outerHTML.slice(0, 120);
    });
  });

/** The number of the focused control, and whether its focus is visible: outlined itself or in part, in the window, not covered. */
const focusNow = (page: Page) =>
  page.evaluate(async () => {
    // Elements that hide on scroll are gone after the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // Of a house on the street, only the sign is outlined.
    const isOutlined = [element, ...element.querySelectorAll('bdi')].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const [box] = element.getClientRects();
    if (!box) return { number: element.dataset['number'], isVisible: false };
    const { left, top, width, height } = box;
    const isUncovered = (part: number) => {
      const there = document.elementFromPoint(left + width / 2, top + height * part);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    // Of a control that is too tall for the window, only the middle has to be visible.
    const parts = height < innerHeight / 2 ? [0.1, 0.5, 0.9] : [0.5];
    const isVisible = isOutlined && parts.every(isUncovered);
    return { number: element.dataset['number'], isVisible };
  });

/** Tabs to the last control of the page, past the menus that open on the way. */
const tabThrough = async (page: Page, last: string) => {
  const reached = new Set<string>();
  const unseen = new Set<string>();
  for (let step = 0; step < 200 && !reached.has(last); step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusNow(page);
    if (focus?.number === undefined) continue;
    reached.add(focus.number);
    if (!focus.isVisible) unseen.add(focus.number);
  }
  return { reached, unseen };
};

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

for (const { path, status } of longestOfFamilies)
  test(`every control on ${path} can be reached with Tab, with a visible focus`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
    if (!/^\/(?:embed|templates)/u.test(path)) await touch(page);
    const controls = await numberControls(page);
    const { reached, unseen } = await tabThrough(page, `${controls.length - 1}`);
    const named = (numbers: Iterable<string>) =>
      [...numbers].map((number) => controls[Number(number)]);
    expect(controls.filter((_, index) => !reached.has(`${index}`))).toEqual([]);
    expect(named(unseen)).toEqual([]);
  });
