import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { builtPages } from '../fixtures/built-pages.ts';
import {
  alertOf,
  contactForm,
  fillContactForm,
  fillWithScript,
  sendButton,
  untilScriptIsThere,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { sendOffline } from '../fixtures/failed-sending.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const devices = ['phone', 'desktop'] as const;

const openContact = async (page: Page) => {
  await contactForm(page).locator('input').first().focus();
  await untilScriptIsThere(page);
};

test('axe finds nothing on any page, at either width', { timeout: 300_000 }, async () => {
  const { page, complaints } = await visit(await openSite(), '/', { reducedMotion: true });
  // Their alternative texts count, not they.
  await page.route('**/*.{avif,jpg}', (route) => route.abort());
  const found: Record<string, string[]> = {};
  for (const { path } of builtPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const findings = await accessibilityFindings(page);
      if (findings.length > 0) found[`${path} at ${width} px`] = findings;
    }
  }
  expect(found).toEqual({});
  // The 404 page and the problem page.
  const complained = complaints.splice(0).filter((one) => !one.includes('ERR_FAILED'));
  expect(complained).toHaveLength(2);
});

test.for(devices)(
  'on a %s, axe finds nothing on the contact form with messages',
  async (device) => {
    const { page } = await visit(await openSite(), '/contact', { device });
    await openContact(page);
    await sendButton(page).click();
    await alertOf(page).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  },
);

test.for(devices)(
  'on a %s, axe finds nothing on the form as the server sends it back',
  async (device) => {
    const visitor = await visit(await openSite(), '/contact', { device });
    await contactForm(visitor.page).evaluate((form: HTMLFormElement) => form.submit());
    await alertOf(visitor.page).waitFor();
    await expectComplaints(visitor, 'status of 422');
    expect(await accessibilityFindings(visitor.page)).toEqual([]);
  },
);

test.for(devices)(
  'on a %s, axe finds nothing with the thank-you modal, nor after it',
  async (device) => {
    const { page } = await visit(await openSite(), '/contact', { device });
    await fillContactForm(page);
    await sendButton(page).click();
    await untilThanked(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await accessibilityFindings(page)).toEqual([]);
  },
);

test('axe finds nothing on a restored draft beside a failure', async () => {
  const visitor = await visit(await openSite(), '/contact');
  const { page } = visitor;
  await fillWithScript(page);
  await sendOffline(visitor);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Start afresh' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('axe finds nothing with a menu open', async () => {
  const site = await openSite();
  const phone = await visit(site, '/', { device: 'phone', reducedMotion: true });
  await phone.page.locator('summary', { hasText: 'Menu' }).tap();
  expect(await accessibilityFindings(phone.page)).toEqual([]);
  const desktop = await visit(site, '/', { reducedMotion: true });
  await desktop.page.locator('[data-menu] summary').first().hover();
  await desktop.page.locator('[data-menu] ul').first().waitFor();
  expect(await accessibilityFindings(desktop.page)).toEqual([]);
});
