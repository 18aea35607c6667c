import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { breakSaving, countDownloads, offerGuide } from '../fixtures/guide-form.ts';
import { guideOffer, pageContent } from '../fixtures/content.ts';
import { labels, messages } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, hasFocus, visit } from '../fixtures/visitor.ts';

const devices = ['phone', 'desktop'] as const;

const guideForm = (page: Page) => page.locator('form[action="/googlemesis"]');
const emailField = (page: Page) => guideForm(page).getByPlaceholder(labels.guideField);
const sendButton = (page: Page) => guideForm(page).locator('button');

const sent = pageContent('googlemesis/sent') as { download: { label: string } };

const untilScriptIsThere = (page: Page) =>
  page.locator('astro-island:not([ssr])', { has: guideForm(page) }).waitFor({ state: 'attached' });

test.for(devices)(
  'on a %s, an address brings the guide without leaving the page',
  async (device) => {
    const site = await openSite();
    const { page } = await visit(site, '/googlemesis', { device });
    await offerGuide(page);
    await emailField(page).fill('ana@example.com');
    await untilScriptIsThere(page);
    const download = page.waitForEvent('download');
    await sendButton(page).click();
    expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
    const message = page.getByText(messages.guide, { exact: true });
    await message.waitFor();
    expect(await hasFocus(page.getByRole('status').filter({ has: message }))).toBe(true);
    const link = page.getByRole('link', { name: guideOffer.download.label });
    expect(await link.getAttribute('href')).toBe('/ultimate-seo-guide.pdf');
    expect(await guideForm(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/googlemesis');
    expect(await site.leads('authorityBuilderFunnel1')).toMatchObject([
      { data: { email: 'ana@example.com' } },
    ]);
  },
);

test.for(devices)('on a %s without script, the thanks page has the guide', async (device) => {
  const site = await openSite();
  const { page } = await visit(site, '/googlemesis', { device, javaScript: false });
  await emailField(page).fill('ana@example.com');
  await sendButton(page).click();
  await page.waitForURL('/googlemesis/sent');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(messages.guide);
  const link = page.getByRole('link', { name: sent.download.label });
  expect(await link.getAttribute('href')).toBe('/ultimate-seo-guide.pdf');
  expect(await site.leads('authorityBuilderFunnel1')).toHaveLength(1);
});

test('where saving fails, everything stays, an alert says so, and sending again counts once', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/googlemesis');
  const { page } = visitor;
  const downloads = countDownloads(page);
  await breakSaving(page);
  await emailField(page).fill('ana@example.com');
  await untilScriptIsThere(page);
  await sendButton(page).click();
  const alert = guideForm(page).getByRole('alert');
  await alert.waitFor();
  await expectComplaints(visitor, '503', 'Error saving to the document database');
  expect(await hasFocus(alert)).toBe(true);
  expect(await emailField(page).inputValue()).toBe('ana@example.com');
  expect(downloads()).toBe(0);

  await page.unroute('**/googlemesis');
  await offerGuide(page);
  await sendButton(page).click();
  await page.getByText(messages.guide, { exact: true }).waitFor();
  expect(await site.leads('authorityBuilderFunnel1')).toHaveLength(1);
});

test('an address that could not be sent is offered again on the next visit', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/googlemesis');
  const { page, context } = visitor;
  await emailField(page).fill('ana@example.com');
  await untilScriptIsThere(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sendButton(page).click();
  await guideForm(page).getByRole('alert').waitFor();
  await expectComplaints(visitor, 'ERR_INTERNET_DISCONNECTED', 'Error saving to the document');
  await context.setOffline(false);
  await page.reload();
  await untilScriptIsThere(page);
  await expect.poll(() => emailField(page).inputValue()).toBe('ana@example.com');
});

test('without script, a wrong address comes back with its message', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/googlemesis', { javaScript: false });
  const { page } = visitor;
  await guideForm(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await emailField(page).fill('ana@');
  await sendButton(page).click();
  await expectComplaints(visitor, 'status of 422');
  expect(await emailField(page).inputValue()).toBe('ana@');
  const message = 'Enter an email address like name@example.com';
  expect(await page.getByRole('link', { name: message }).isVisible()).toBe(true);
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([]);
});

test('no script is fetched before the visitor interacts', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/about');
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.goto('/googlemesis', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});
