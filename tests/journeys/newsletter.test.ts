import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { siteContent } from '../fixtures/content.ts';
import { labels, limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const address = 'ana@example.com';

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');

const joinedMessage = (page: Page) =>
  footerForm(page).getByText(siteContent.footer.newsletter.success);

const untilScriptIsThere = async (page: Page) => {
  await footerForm(page).getByPlaceholder(labels.newsletterField).focus();
  await page.locator('footer [data-sign-up="ready"]').waitFor();
};

const noteAddresses = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (one) => urls.push(one.url(), one.headers()['referer'] ?? ''));
  return urls;
};

test('the footer’s form is the specified one', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/about');
  expect(await footerForm(page).getAttribute('method')).toBe('get');
  const input = footerForm(page).getByPlaceholder(labels.newsletterField, { exact: true });
  const attribute = (name: string) => input.getAttribute(name);
  expect([await attribute('type'), await attribute('maxlength')]).toEqual([
    'email',
    `${limits.newsletterEmailLength}`,
  ]);
  expect(await attribute('required')).not.toBeNull();
  expect(
    await footerForm(page)
      .getByRole('button', { name: labels.newsletterButton, exact: true })
      .count(),
  ).toBe(1);
});

test.for([
  { javaScript: true, by: 'click' },
  { javaScript: true, by: 'Enter' },
  { javaScript: false, by: 'click' },
  { javaScript: false, by: 'Enter' },
])(
  'a visitor joins from any page, and no URL ever holds her address: %o',
  async ({ javaScript, by }) => {
    const site = await openSite();
    const { page } = await visit(site, '/about', { javaScript });
    const urls = noteAddresses(page);
    const input = footerForm(page).getByPlaceholder(labels.newsletterField);
    if (javaScript) await untilScriptIsThere(page);
    await input.fill(address);
    if (by === 'Enter') await input.press('Enter');
    else await footerForm(page).getByRole('button', { name: labels.newsletterButton }).click();
    if (javaScript) await joinedMessage(page).waitFor();
    else await page.waitForURL('/newsletter/joined');
    expect(urls.filter((url) => /ana(?:@|%40)/u.test(url))).toEqual([]);
    expect(await site.leads('newsletter')).toEqual([
      { id: expect.any(String), data: { email: address, timestamp: expect.any(String) } },
    ]);
  },
);

test('a link with an address fills it in and stores nothing until she confirms', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/newsletter?email=ana%40example.com');
  const main = page.getByRole('main');
  expect(await main.getByLabel('Email address').inputValue()).toBe(address);
  expect(await site.leads('newsletter')).toEqual([]);

  const urls = noteAddresses(page);
  await main.getByRole('button', { name: labels.newsletterButton }).click();
  await page.waitForURL('/newsletter/joined');
  expect(urls.filter((url) => /ana(?:@|%40)/u.test(url))).toEqual([]);
  expect(await site.leads('newsletter')).toMatchObject([{ data: { email: address } }]);
});

test('an address that is none comes back marked, whatever the browser let through', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/newsletter');
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByLabel('Email address').fill('ana at example');
  await main.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await main.getByRole('alert').waitFor();
  await expectComplaints(visitor, 'status of 422');
  expect(await page.title()).toMatch(/^Error: /u);
  const field = main.getByLabel('Email address');
  expect(await field.inputValue()).toBe('ana at example');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#newsletter-email-error').textContent()).toBe(
    'Error: Enter an email address like name@example.com',
  );
  expect(await site.leads('newsletter')).toEqual([]);

  await field.fill(address);
  await main.getByRole('button', { name: labels.newsletterButton }).click();
  await page.waitForURL('/newsletter/joined');
  expect(await site.leads('newsletter')).toHaveLength(1);
});

test('joining twice counts once', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/');
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await untilScriptIsThere(page);
    await footerForm(page).getByPlaceholder(labels.newsletterField).fill(address);
    await footerForm(page).getByRole('button', { name: labels.newsletterButton }).click();
    await joinedMessage(page).waitFor();
  }
  expect(await site.leads('newsletter')).toHaveLength(1);
});
