import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from './test.ts';

interface Menu {
  label: string;
  links: { label: string; href: string }[];
}

const {
  menus,
  contactButton,
}: { menus: [Menu, Menu, Menu]; contactButton: Menu['links'][number] } = parse(
  readFileSync('content/site.yml', 'utf8'),
);
const [first, second, third] = menus;

const item = (page: Page, { label }: Menu) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[data-menu]', {
    has: page.locator('summary', { hasText: label }),
  });

/** What opens a menu; the browser tells whether it is expanded. */
const button = (page: Page, menu: Menu) => item(page, menu).locator('summary');

const links = (page: Page, menu: Menu) =>
  item(page, menu).getByRole('link', { includeHidden: true });

const expectOpen = async (page: Page, menu: Menu) => {
  await expect(links(page, menu).first()).toBeVisible();
  await expect(item(page, menu).locator('details')).toHaveJSProperty('open', true);
};

const expectClosed = async (page: Page, menu: Menu) => {
  await expect(links(page, menu).first()).toBeHidden();
  await expect(item(page, menu).locator('details')).toHaveJSProperty('open', false);
};

const untilEnhanced = (page: Page) =>
  expect(page.locator('footer [data-sign-up="ready"]')).toBeAttached();

/** Opens a page and moves the mouse over it, away from the menus: then its script is fetched. */
const visit = async (page: Page) => {
  await page.goto('/about');
  await page.mouse.move(640, 700);
  await untilEnhanced(page);
};

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the menus hold their entries, and the Contact button leads to the form', async ({ page }) => {
  await page.goto('/about');
  for (const menu of menus) {
    const found = await links(page, menu).evaluateAll((all) =>
      all.map((link) => ({
        label: link.firstChild?.textContent,
        href: link.getAttribute('href'),
      })),
    );
    expect(found).toEqual(menu.links.map(({ label, href }) => ({ label, href })));
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: contactButton.label, exact: true })
    .click();
  await page.waitForURL(contactButton.href);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a menu and closes it again`, async ({ page }) => {
    await visit(page);
    await button(page, first).focus();
    await press(page, key);
    await expectOpen(page, first);
    await press(page, key);
    await expectClosed(page, first);
    await expect(button(page, first)).toBeFocused();
  });
}

test('Enter closes a menu that opened under a resting mouse', async ({ page }) => {
  await visit(page);
  await button(page, first).hover();
  await expectOpen(page, first);
  await button(page, first).focus();
  await press(page, 'Enter');
  await expectClosed(page, first);
});

test('Arrow Down opens a menu and leads into it, arrows, Home and End move in it', async ({
  page,
}) => {
  await visit(page);
  await button(page, first).focus();
  await press(page, 'ArrowDown');
  await expectOpen(page, first);
  await expect(links(page, first).first()).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(links(page, first).first()).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(links(page, first).nth(1)).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(links(page, first).nth(2)).toBeFocused();
  await press(page, 'ArrowLeft', 'ArrowUp');
  await expect(links(page, first).first()).toBeFocused();
  await press(page, 'End');
  await expect(links(page, first).last()).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(links(page, first).last()).toBeFocused();
  await press(page, 'Home');
  await expect(links(page, first).first()).toBeFocused();
});

test('arrows, Home and End move from menu to menu without opening any', async ({ page }) => {
  await visit(page);
  await button(page, first).focus();
  await press(page, 'ArrowLeft');
  await expect(button(page, first)).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(button(page, second)).toBeFocused();
  await press(page, 'End');
  await expect(button(page, third)).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(button(page, second)).toBeFocused();
  await press(page, 'Home');
  await expect(button(page, first)).toBeFocused();
  for (const menu of menus) await expectClosed(page, menu);
});

test('by Tab, a closed menu is one stop and opens nothing: the page is six stops away', async ({
  page,
}) => {
  await visit(page);
  const banner = page.getByRole('banner');
  const stops = [
    page.getByRole('link', { name: 'Skip to the content' }),
    banner.getByRole('link', { name: /, home$/u }),
    ...menus.map((menu) => button(page, menu)),
    banner.getByRole('link', { name: contactButton.label, exact: true }),
  ];
  for (const stop of stops) {
    await press(page, 'Tab');
    await expect(stop).toBeFocused();
    for (const menu of menus) await expectClosed(page, menu);
  }
  await press(page, 'Tab');
  await expect(banner.locator(':focus')).toHaveCount(0);
});

test('by Tab, the links of an open menu follow its button, and leaving closes it', async ({
  page,
}) => {
  await visit(page);
  await button(page, first).focus();
  await press(page, 'Enter');
  for (const link of await links(page, first).all()) {
    await press(page, 'Tab');
    await expect(link).toBeFocused();
  }
  await press(page, 'Tab');
  await expect(button(page, second)).toBeFocused();
  await expectClosed(page, first);
  await expectClosed(page, second);
});

test('Escape closes a menu with the focus back on its button, and Tab then passes its links', async ({
  page,
}) => {
  await visit(page);
  await button(page, second).focus();
  await press(page, 'ArrowDown', 'ArrowDown', 'Escape');
  await expect(button(page, second)).toBeFocused();
  await press(page, 'Tab');
  await expect(button(page, third)).toBeFocused();
  await expectClosed(page, second);
});

test('a menu that was opened by a key before the script came follows it afterwards', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/enhance\./u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await expectOpen(page, first);
  release();
  await untilEnhanced(page);
  await expectOpen(page, first);
  await press(page, 'ArrowDown');
  await expect(links(page, first).first()).toBeFocused();
  await press(page, 'Escape');
  await expectClosed(page, first);
});

test('a menu opens under the mouse and closes when it leaves', async ({ page }) => {
  await page.goto('/about');
  await button(page, first).hover();
  await expectOpen(page, first);
  await links(page, first).last().hover();
  await expectOpen(page, first);
  await page.mouse.move(640, 700);
  await expectClosed(page, first);
});

test('moving on to the next label opens the next menu and closes the last', async ({ page }) => {
  await page.goto('/about');
  await button(page, first).hover();
  await expectOpen(page, first);
  await button(page, third).hover();
  await expectOpen(page, third);
  await expectClosed(page, first);
});

test('the click that follows the mouse does not close the menu, and its links work', async ({
  page,
}) => {
  await page.goto('/about');
  await button(page, third).hover();
  await expectOpen(page, third);
  await button(page, third).click();
  await expectOpen(page, third);
  await links(page, third).first().click();
  await page.waitForURL(third.links[0]?.href ?? '');
});

test('Escape also closes a menu that the mouse opened', async ({ page }) => {
  await page.goto('/about');
  await button(page, second).hover();
  await expectOpen(page, second);
  await press(page, 'Escape');
  await expectClosed(page, second);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a finger opens a menu, closes it again, and closes it by touching elsewhere', async ({
    page,
  }) => {
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

  test('a mouse, a click, Enter and Space open a menu, and focus alone does not', async ({
    page,
  }) => {
    await page.goto('/about');
    await button(page, second).hover();
    await expect(links(page, second).first()).toBeVisible();
    await page.mouse.move(640, 700);
    await expectClosed(page, second);
    await press(page, 'Tab', 'Tab', 'Tab');
    await expect(button(page, first)).toBeFocused();
    await expectClosed(page, first);
    await press(page, 'Enter');
    await expectOpen(page, first);
    await press(page, 'Space');
    await expectClosed(page, first);
    await button(page, first).click();
    await expectOpen(page, first);
    await links(page, first).last().click();
    await page.waitForURL(first.links.at(-1)?.href ?? '');
  });
});
