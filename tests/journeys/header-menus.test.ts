import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const item = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[data-menu]', {
    has: page.locator('summary', { hasText: label }),
  });

const label = (page: Page, name: string) => item(page, name).locator('summary');

const panel = (page: Page, name: string) => item(page, name).locator('ul');

const isOpen = (page: Page, name: string) => () => panel(page, name).isVisible();

/** The menus' script is fetched when the visitor first does something. */
const untilScriptIsThere = async (page: Page) => {
  const [script] = await Promise.all([
    page.waitForResponse(/enhance\.[^/]*\.js$/u),
    page.mouse.move(640, 700),
  ]);
  await page.evaluate(`import(${JSON.stringify(script.url())})`);
};

const open = async (...options: [device?: 'tablet' | 'desktop', javaScript?: boolean]) => {
  const [device = 'desktop', javaScript = true] = options;
  const { page } = await visit(await openSite(), '/about', { device, javaScript });
  return page;
};

test('the menus hold the specified entries, and the Contact button leads to the form', async () => {
  const page = await open();
  const entries = async (name: string) =>
    panel(page, name)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
  expect(await entries('Services')).toEqual([
    'The Authority Launchpad Package',
    'The Strategic Growth Accelerator Package',
    'The Authority Amplifier Package',
    'Other Services',
  ]);
  expect(await entries('About')).toEqual([
    'Meet the Team',
    'Testimonials',
    'Our Difference',
    'Careers',
  ]);
  expect(await entries('Resources')).toEqual([
    'Case Studies',
    'Blog',
    'All Playbooks',
    'Paid Playbooks',
    'Tools We Use',
  ]);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('/contact');
});

test('a menu opens under the mouse and closes when it leaves', async () => {
  const page = await open();
  await label(page, 'Services').hover();
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  await panel(page, 'Services').getByRole('link').last().hover();
  expect(await panel(page, 'Services').isVisible()).toBe(true);
  await page.mouse.move(640, 700);
  await expect.poll(isOpen(page, 'Services')).toBe(false);
});

test('moving on to the next label opens the next menu and closes the last', async () => {
  const page = await open();
  await label(page, 'Services').hover();
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  await label(page, 'Resources').hover();
  await expect.poll(isOpen(page, 'Resources')).toBe(true);
  await expect.poll(isOpen(page, 'Services')).toBe(false);
});

test('the click that follows the mouse does not close the menu, and its links work', async () => {
  const page = await open();
  await label(page, 'Resources').hover();
  await expect.poll(isOpen(page, 'Resources')).toBe(true);
  await label(page, 'Resources').click();
  expect(await panel(page, 'Resources').isVisible()).toBe(true);
  await panel(page, 'Resources').getByRole('link', { name: 'Case Studies' }).click();
  await page.waitForURL('/casestudies');
});

test('with the keyboard, a menu opens on focus, its links follow, and leaving closes it', async () => {
  const page = await open();
  await untilScriptIsThere(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(label(page, 'Services'))).toBe(true);
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  for (const link of await panel(page, 'Services').getByRole('link').all()) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(link)).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await hasFocus(label(page, 'About'))).toBe(true);
  await expect.poll(isOpen(page, 'About')).toBe(true);
  await expect.poll(isOpen(page, 'Services')).toBe(false);
});

test('a label that is reached by key before the script has come opens its menu too', async () => {
  const page = await open();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Tab');
  await expect.poll(isOpen(page, 'Services')).toBe(true);
});

test('Escape closes the menu and puts the focus back on its label', async () => {
  const page = await open();
  await untilScriptIsThere(page);
  await label(page, 'About').focus();
  await expect.poll(isOpen(page, 'About')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(isOpen(page, 'About')).toBe(false);
  expect(await hasFocus(label(page, 'About'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(isOpen(page, 'About')).toBe(true);
});

test('Escape also closes a menu that the mouse opened', async () => {
  const page = await open();
  await label(page, 'About').hover();
  await expect.poll(isOpen(page, 'About')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen(page, 'About')).toBe(false);
});

test('a finger opens a menu, closes it again, and closes it by touching elsewhere', async () => {
  const page = await open('tablet');
  await label(page, 'Services').tap();
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  await label(page, 'Services').tap();
  await expect.poll(isOpen(page, 'Services')).toBe(false);
  await label(page, 'Services').tap();
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  await page.touchscreen.tap(500, 700);
  await expect.poll(isOpen(page, 'Services')).toBe(false);
});

test('without script, a click opens a menu', async () => {
  const page = await open('desktop', false);
  await label(page, 'Services').click();
  await expect.poll(isOpen(page, 'Services')).toBe(true);
  await panel(page, 'Services').getByRole('link', { name: 'Other Services' }).click();
  await page.waitForURL('/services');
});
