import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { breakSaving } from '../fixtures/guide-form.ts';
import { siteContent } from '../fixtures/content.ts';
import { labels } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const devices = ['phone', 'desktop'] as const;

const form = (page: Page) => page.locator('footer form');
const field = (page: Page) => form(page).getByPlaceholder(labels.newsletterField);
const button = (page: Page) => form(page).getByRole('button', { name: labels.newsletterButton });

/** Touches the page and waits until its enhancements have come. */
const untilScriptIsThere = async (page: Page) => {
  await field(page).focus();
  await page.locator('[data-footer-newsletter="ready"]').waitFor();
};

test.for(devices)(
  'on a %s, joining is answered in the footer, without leaving the page',
  async (device) => {
    const site = await openSite();
    const { page } = await visit(site, '/about', { device });
    await untilScriptIsThere(page);
    await field(page).fill('ana@example.com');
    await button(page).click();
    await form(page).getByText(siteContent.footer.newsletter.success).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await field(page).inputValue()).toBe('');
    expect(await site.leads('newsletter')).toEqual([
      { id: expect.any(String), data: { email: 'ana@example.com', timestamp: expect.any(String) } },
    ]);
  },
);

test('where saving fails, the entry stays and an alert says so; sent again, it counts once', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/about');
  const { page } = visitor;
  await untilScriptIsThere(page);
  await breakSaving(page, '/newsletter');
  await field(page).fill('ana@example.com');
  await button(page).click();
  const alert = form(page).getByRole('alert');
  await alert.waitFor();
  await expectComplaints(visitor, '503', 'Error saving to the document database');
  expect(await alert.textContent()).toContain('We cannot save anything just now.');
  expect(await field(page).inputValue()).toBe('ana@example.com');
  await page.unroute('**/newsletter');
  await button(page).dblclick();
  await form(page).getByText(siteContent.footer.newsletter.success).waitFor();
  expect(await site.leads('newsletter')).toHaveLength(1);
});
