import type { Page } from '@playwright/test';
import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { honeypotName } from '../../leads/forms/constants.ts';
import { chromiumWithWindows, launchOptions } from '../fixtures/chromium.ts';
import type { Site } from '../fixtures/running-site.ts';
import { expect, siteTest as test, touch } from './test.ts';

// Autofill by browsers and password managers. Chromium does it only in headed mode.

test.use({
  launchOptions: { ...launchOptions(), executablePath: chromiumWithWindows() },
  settings: { RATE_LIMIT_MAX: '100' },
});

/** All forms, with their pages. */
const forms = [
  ['/contact', 'main form[action="/contact"]'],
  ['/newsletter', 'main form[action="/newsletter"]'],
  ['/about', 'footer form'],
  ['/googlemesis', 'main form[action="/googlemesis"]'],
  ['/embed/free-review', 'form'],
  ['/yourdoor?name=Sunday+Loaf&trade=bakery', '#review form'],
] as const;

const profile = (email: string) => ({
  fields: Object.entries({
    NAME_FULL: 'Ana Ruiz',
    COMPANY_NAME: 'Ruiz Bakery LLC',
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: '+15125550100',
    ADDRESS_HOME_LINE1: '1 Main Street',
    ADDRESS_HOME_CITY: 'Austin',
    ADDRESS_HOME_STATE: 'TX',
    ADDRESS_HOME_ZIP: '78701',
    ADDRESS_HOME_COUNTRY: 'US',
  }).map(([name, value]) => ({ name, value })),
});

/** Lets Chromium fill in the form from a profile, as if the visitor had picked it under the email field. */
const autofill = async (page: Page, form: string, email: string) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Autofill.enable');
  const address = profile(email);
  await client.send('Autofill.setAddresses', { addresses: [address] });
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector('${form} [name="email"]')`,
  });
  const { node } = await client.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await expect(async () => {
    await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
    await expect(page.locator(`${form} [name="email"]:autofill`)).toHaveValue(email, {
      timeout: 1000,
    });
  }).toPass();
};

const openForm = async (page: Page, path: string, form: string) => {
  await page.goto(path);
  if (path === '/about') await touch(page);
  await page.locator(`${form} [name="email"]`).click();
};

/** Fills in what is not in a profile, and sends the form. */
const finish = async (page: Page, form: string) => {
  for (const service of await page.locator(`${form} [name="service"]`).all())
    await service.selectOption('SEO');
  for (const brief of await page.locator(`${form} [name="brief"]`).all())
    await brief.fill('A site for my bakery, please.');
  await page.locator(`${form} button:not([type="button"])`).click();
};

/** The addresses in the inbox, which does not include submissions held back as spam. */
const addressesIn = async ({ directory }: Site): Promise<string[]> => {
  const store = openSqliteLeadStore({ directory });
  const leads = await store.inbox.list({}, 100);
  await store.close();
  return leads.map(({ data }) => data.email);
};

for (const [path, form] of forms)
  test(`autofill in the form of ${path} is not taken for a bot, even when it fills in the honeypot`, async ({
    page,
    site,
  }) => {
    await openForm(page, path, form);
    await autofill(page, form, 'ana@example.com');
    const trap = page.locator(`${form} [name="${honeypotName}"]`);
    await expect(trap).toHaveValue('');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'Ruiz Bakery LLC';
    });
    await finish(page, form);
    await expect.poll(() => addressesIn(site)).toEqual(['ana@example.com']);
  });
