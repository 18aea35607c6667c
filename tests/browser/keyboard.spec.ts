import type { Page } from '@playwright/test';
import { devices, expect, test, touch } from './test.ts';

/** The pages that differ in what can be operated. */
const kinds = ['/', '/contact', '/about', '/careers'];

test('the first Tab shows a link that leads past the menus to the content', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Numbers everything a visitor can operate now; tells what each is called, by number. */
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

/** The number of what has the focus, and whether the focus can be seen. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return { number: element.dataset['number'], isVisible: isOutlined && width * height > 0 };
  });

/** As far as the last of the page, and past the menus that open on the way. */
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

for (const [device, options] of devices)
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of kinds)
      test(`everything on ${path} is reached by key, with the focus to be seen`, async ({
        page,
      }) => {
        await page.goto(path);
        await touch(page);
        const controls = await numberControls(page);
        expect(controls.length).toBeGreaterThan(15);
        const { reached, unseen } = await tabThrough(page, `${controls.length - 1}`);
        const named = (numbers: Iterable<string>) =>
          [...numbers].map((number) => controls[Number(number)]);
        expect(controls.filter((_, index) => !reached.has(`${index}`))).toEqual([]);
        expect(named(unseen)).toEqual([]);
      });
  });
