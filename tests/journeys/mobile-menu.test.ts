import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { siteContent } from '../fixtures/content.ts';
import { mobileMenu } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const toggle = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' });

const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

const entries = (page: Page) =>
  panel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test.for([true, false])(
  'the menu holds the five specified entries first, then everything else (script: %s)',
  async (javaScript) => {
    const { page } = await visit(await openSite(), '/about', { device: 'phone', javaScript });
    expect(await panel(page).isHidden()).toBe(true);
    await toggle(page).tap();
    await panel(page).waitFor();
    const found = await entries(page);
    expect(found.slice(0, 5).map(([, href]) => href)).toEqual(mobileMenu);
    const { mobileMenu: first, menus } = siteContent;
    const listed = [...first, ...menus.flatMap(({ links }) => links)];
    expect(found).toEqual(listed.map(({ label, href }) => [label, href]));
    await panel(page).locator('a[href="/toolsweuse"]').tap();
    await page.waitForURL('/toolsweuse');
    expect(await panel(page).isHidden()).toBe(true);
  },
);

test('its button closes it again', async () => {
  const { page } = await visit(await openSite(), '/about', { device: 'phone' });
  await toggle(page).tap();
  await expect.poll(() => panel(page).isVisible()).toBe(true);
  await toggle(page).tap();
  await expect.poll(() => panel(page).isVisible()).toBe(false);
});

test('Escape closes it and puts the focus back on its button', async () => {
  const { page } = await visit(await openSite(), '/about', { device: 'phone' });
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(panel(page).getByRole('link').first())).toBe(true);
  // Before the script has come, nothing answers to the key.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return panel(page).isHidden();
    })
    .toBe(true);
  expect(await hasFocus(toggle(page))).toBe(true);
});

test('on the smallest phone the whole menu can be reached by scrolling', async () => {
  const { page } = await visit(await openSite(), '/about', { device: 'phone' });
  await page.setViewportSize({ width: 320, height: 480 });
  await toggle(page).tap();
  const last = panel(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
});
