import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { siteContent } from '../fixtures/content.ts';
import { mobileMenu } from '../fixtures/specification.ts';
import { expect, phone, test, touch } from './test.ts';

const { menus, contactButton } = siteContent;
type Menu = (typeof menus)[number];
const [first, second, third] = menus as [Menu, Menu, Menu];

const item = (page: Page, { label }: Menu) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('li', { has: page.locator('summary', { hasText: label }) });

/** The summary that opens a menu, which the browser exposes as expanded or collapsed. */
const button = (page: Page, menu: Menu) => item(page, menu).locator('summary');

const links = (page: Page, menu: Menu) =>
  item(page, menu).getByRole('link', { includeHidden: true });

const expectShown = (page: Page, menu: Menu) => expect(links(page, menu).first()).toBeVisible();

const expectHidden = (page: Page, menu: Menu) => expect(links(page, menu).first()).toBeHidden();

/** Expects the menu to be visible, and exposed to screen readers as expanded. */
const expectOpen = async (page: Page, menu: Menu) => {
  await expectShown(page, menu);
  await expect(item(page, menu).locator('details')).toHaveJSProperty('open', true);
};

const expectClosed = async (page: Page, menu: Menu) => {
  await expectHidden(page, menu);
  await expect(item(page, menu).locator('details')).toHaveJSProperty('open', false);
};

/** Opens a page and moves the mouse over it, away from the menus, which loads its script. */
const visit = async (page: Page) => {
  await page.goto('/about');
  await touch(page);
};

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The labels of links, without their notes, and their addresses. */
const entries = (all: Element[]) =>
  all.map((link) => ({ label: link.firstChild?.textContent, href: link.getAttribute('href') }));

test('the menus hold their entries, and the Contact button leads to the form', async ({ page }) => {
  await page.goto('/about');
  for (const menu of menus)
    expect(await links(page, menu).evaluateAll(entries)).toEqual(
      menu.links.map(({ label, href }) => ({ label, href })),
    );
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: contactButton.label, exact: true }).click();
  await expect(page).toHaveURL(contactButton.href);
});

test('the keyboard opens and closes a menu: arrows, Home and End move in it, Escape closes it', async ({
  page,
}) => {
  await visit(page);
  await button(page, first).focus();
  await expectOpen(page, first);
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expectClosed(page, first);
    await press(page, key);
    await expectOpen(page, first);
    await expect(button(page, first)).toBeFocused();
  }
  const inside = links(page, first);
  for (const [keys, place] of [
    [['ArrowDown'], inside.first()],
    [['ArrowUp'], inside.first()],
    [['ArrowDown'], inside.nth(1)],
    [['ArrowRight'], inside.nth(2)],
    [['ArrowLeft', 'ArrowUp'], inside.first()],
    [['End'], inside.last()],
    [['Home'], inside.first()],
  ] as const) {
    await press(page, ...keys);
    await expect(place).toBeFocused();
  }
  await press(page, 'Escape');
  await expect(button(page, first)).toBeFocused();
  await expectClosed(page, first);
  await press(page, 'Tab');
  await expect(button(page, second)).toBeFocused();
  for (const [key, menu] of [
    ['ArrowLeft', first],
    ['End', third],
    ['ArrowUp', second],
    ['Home', first],
  ] as const) {
    await press(page, key);
    await expect(button(page, menu)).toBeFocused();
    for (const other of menus)
      await (other === menu ? expectOpen(page, other) : expectClosed(page, other));
  }
});

test('a hovered menu takes over from a focused one, and closes on leaving, on Escape or on a second click', async ({
  page,
}) => {
  await visit(page);
  await button(page, first).focus();
  await button(page, third).hover();
  await expectShown(page, third);
  await expectHidden(page, first);
  expect(await accessibilityFindings(page)).toEqual([]);
  await button(page, second).hover();
  await expectShown(page, second);
  await expectHidden(page, third);
  await press(page, 'Escape');
  await expectClosed(page, second);
  await page.mouse.move(640, 700);
  for (const expectSo of [expectShown, expectHidden]) {
    await button(page, third).click();
    await expectSo(page, third);
  }
  await page.mouse.move(640, 700);
  await button(page, third).hover();
  await links(page, third).last().hover();
  await expectShown(page, third);
  await page.mouse.move(640, 700);
  await expectHidden(page, third);
  await button(page, third).hover();
  await links(page, third).first().click();
  await expect(page).toHaveURL(third.links[0]?.href ?? '');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a tap opens a menu, and a second tap or a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/about');
    await button(page, first).tap();
    await expectOpen(page, first);
    await button(page, first).tap();
    await expectClosed(page, first);
    await button(page, first).tap();
    await expectOpen(page, first);
    await page.touchscreen.tap(500, 700);
    await expectClosed(page, first);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens on hover, on focus and on a click', async ({ page }) => {
    await page.goto('/about');
    await button(page, second).hover();
    await expectShown(page, second);
    await page.mouse.move(640, 700);
    await expectHidden(page, second);
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(links(page, first).first()).toBeFocused();
    await button(page, second).click();
    await expectHidden(page, first);
    await links(page, second).last().click();
    await expect(page).toHaveURL(second.links.at(-1)?.href ?? '');
  });
});

const toggle = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu holds the five specified entries first, then everything else', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(panel(page)).toBeHidden();
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    const found = await panel(page).getByRole('link').evaluateAll(entries);
    expect(found.slice(0, 5).map(({ href }) => href)).toEqual(mobileMenu);
    const listed = [...siteContent.mobileMenu, ...menus.flatMap((menu) => menu.links)];
    expect(found).toEqual(listed.map(({ label, href }) => ({ label, href })));
    await panel(page).locator('a[href="/toolsweuse"]').tap();
    await expect(page).toHaveURL('/toolsweuse');
    await expect(panel(page)).toBeHidden();
  });

  test('its button closes it again, and so does Escape, which restores the focus; a small phone can scroll it', async ({
    page,
  }) => {
    await visit(page);
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
    await toggle(page).focus();
    await press(page, 'Enter', 'Tab');
    const all = panel(page).getByRole('link');
    await expect(all.first()).toBeFocused();
    await page.setViewportSize({ width: 320, height: 480 });
    await all.last().scrollIntoViewIfNeeded();
    await expect(all.last()).toBeInViewport({ ratio: 1 });
    await press(page, 'Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
});

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
