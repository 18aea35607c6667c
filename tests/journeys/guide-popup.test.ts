import { expect, test } from 'vitest';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { breakSaving, countDownloads, offerGuide } from '../fixtures/guide-form.ts';
import { guideOffer, plain } from '../fixtures/content.ts';
import { labels, limits, messages } from '../fixtures/specification.ts';
import { openSite, type Site } from '../fixtures/site.ts';
import { expectComplaints, hasFocus, visit, type VisitorOptions } from '../fixtures/visitor.ts';

const key = 'authorityFunnelPopupDate';
const delay = limits.popupDelay;

/** A visitor on the home page whose clock the test moves. */
const visitHome = async (site: Site, options: VisitorOptions = {}) => {
  const visitor = await visit(site, '/about', options);
  const { page } = visitor;
  await visitor.context.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: plain(guideOffer.popup.heading) });
  return { ...visitor, popup, scripts };
};

test('15 seconds after the home page is there, the guide is offered once, and not a byte sooner', async () => {
  const site = await openSite();
  const { page, popup, scripts } = await visitHome(site);
  await page.clock.runFor(delay - 1000);
  expect(scripts).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.clock.runFor(1000);
  await popup.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await popup.getByPlaceholder(labels.guideField).getAttribute('type')).toBe('email');
  expect(await popup.getByRole('button', { name: labels.guideButton }).isVisible()).toBe(true);

  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(today);
  await page.reload();
  await page.clock.runFor(2 * delay);
  expect(await popup.count()).toBe(0);
});

test('on the next calendar day it is offered again', async () => {
  const site = await openSite();
  const { page, popup } = await visitHome(site);
  await page.evaluate((name) => localStorage.setItem(name, '2025-04-01'), key);
  await page.reload();
  await page.clock.runFor(delay);
  await popup.waitFor();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).not.toBe('2025-04-01');
});

test('on a phone nothing comes and nothing is fetched', async () => {
  const site = await openSite();
  const { page, popup, scripts } = await visitHome(site, { device: 'phone' });
  await page.clock.runFor(4 * delay);
  expect(await popup.count()).toBe(0);
  expect(scripts).toEqual([]);
});

test('a viewport of 768 px is wide enough, one of 767 px is not', async () => {
  const site = await openSite();
  const { page, popup } = await visitHome(site);
  await page.setViewportSize({ width: limits.popupMinimumWidth - 1, height: 900 });
  await page.reload();
  await page.clock.runFor(delay);
  expect(await popup.count()).toBe(0);
  await page.setViewportSize({ width: limits.popupMinimumWidth, height: 900 });
  await page.reload();
  await page.clock.runFor(delay);
  await popup.waitFor();
});

test('a browser that forbids storage is survived', async () => {
  const site = await openSite();
  const { page, popup, context } = await visitHome(site);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.reload();
  await page.clock.runFor(delay);
  await popup.waitFor();
  expect(await hasFocus(popup)).toBe(true);
});

test.for(['x', 'Escape'] as const)('%s closes it and gives the focus back', async (way) => {
  const site = await openSite();
  const { page, popup } = await visitHome(site, { device: 'tablet' });
  const link = page.getByRole('link', { name: labels.explore });
  await link.focus();
  await page.clock.runFor(delay);
  await popup.waitFor();
  expect(await hasFocus(popup)).toBe(true);
  if (way === 'x') await popup.getByRole('button', { name: 'Close' }).click();
  else await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  expect(await hasFocus(link)).toBe(true);
});

test('it waits while a visitor is in a form, and comes when she has left it', async () => {
  const site = await openSite();
  const { page, popup } = await visitHome(site);
  await page.getByPlaceholder(labels.newsletterField).pressSequentially('ana@');
  await page.clock.runFor(3 * delay);
  expect(await popup.count()).toBe(0);
  await page.getByPlaceholder(labels.newsletterField).blur();
  await page.clock.runFor(2000);
  await popup.waitFor();
});

test('it never opens over another dialog', async () => {
  const site = await openSite();
  const { page, popup } = await visitHome(site);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'other';
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.clock.runFor(3 * delay);
  expect(await popup.count()).toBe(0);
  await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.clock.runFor(2000);
  await popup.waitFor();
});

test('an address brings the exact message, the guide, a link to it, and a lead', async () => {
  const site = await openSite();
  const { page, popup } = await visitHome(site);
  await offerGuide(page);
  await page.clock.runFor(delay);
  await popup.getByPlaceholder(labels.guideField).fill('ana@example.com');
  const download = page.waitForEvent('download');
  await popup.getByRole('button', { name: labels.guideButton }).click();
  expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
  await popup.getByText(messages.guide, { exact: true }).waitFor();
  expect(await popup.getByRole('link').getAttribute('href')).toBe('/ultimate-seo-guide.pdf');
  expect(await popup.getByPlaceholder(labels.guideField).count()).toBe(0);
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([
    { id: expect.any(String), data: { email: 'ana@example.com', timestamp: expect.any(String) } },
  ]);
});

test('where saving fails, the form stays with its entry and an alert, and nothing is downloaded', async () => {
  const site = await openSite();
  const visitor = await visitHome(site);
  const { page, popup } = visitor;
  await breakSaving(page);
  const downloads = countDownloads(page);
  await page.clock.runFor(delay);
  const field = popup.getByPlaceholder(labels.guideField);
  await field.fill('ana@example.com');
  await popup.getByRole('button', { name: labels.guideButton }).click();
  await popup.getByRole('alert').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expectComplaints(visitor, '503', 'Error saving to the document database');
  expect(await field.inputValue()).toBe('ana@example.com');
  expect(downloads()).toBe(0);
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([]);
});
