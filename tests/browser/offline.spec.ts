import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CollectionName } from '../../leads/documents.ts';
import {
  contactForm,
  fillContactForm,
  inquiry,
  readContactForm,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

// A page is there, and its scripts are not yet: filling in a form and sending it is what a visitor does first.

test.use(phone);

// Once for each request, the browser says that it was in vain.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

interface SignUp {
  path: string;
  selector: string;
  collection: CollectionName;
  hasDraft: boolean;
}

/** The forms that ask for an email address. */
const signUps: SignUp[] = [
  {
    path: '/googlemesis',
    selector: 'form[action="/googlemesis"]',
    collection: 'authorityBuilderFunnel1',
    hasDraft: true,
  },
  { path: '/about', selector: 'footer form', collection: 'newsletter', hasDraft: true },
  {
    path: '/newsletter',
    selector: 'main form[action="/newsletter"]',
    collection: 'newsletter',
    hasDraft: false,
  },
  {
    path: '/embed/free-review',
    selector: 'form[action="/embed/free-review"]',
    collection: 'newsletter',
    hasDraft: false,
  },
];

const email = 'ana@example.com';

const isScript = /\.js$/u;

const sendContact = (page: Page) => contactForm(page).getByRole('button').last().click();

const contactAlert = (page: Page) => contactForm(page).getByRole('alert');

test('a contact request that is sent offline stays on the page, which says so; back online it is stored once', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/contact');
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContact(page);
  await expect(contactAlert(page)).toBeFocused();
  await expect(contactAlert(page)).toContainText('Everything you typed is still here');
  expect(await readContactForm(page)).toEqual(inquiry);

  await context.setOffline(false);
  await sendContact(page);
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);

  await page.goto('/contact');
  await contactForm(page).getByRole('textbox').first().focus();
  await expect(contactForm(page)).toHaveAttribute('novalidate');
  await expect(page.getByText('It was not sent yet')).toHaveCount(0);
});

for (const { path, selector, collection, hasDraft } of signUps)
  test(`an address that is sent offline on ${path} stays, the page says so, and back online it is stored once`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(path);
    await context.setOffline(true);
    const form = page.locator(selector);
    await form.locator('[type="email"]').fill(email);
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('alert')).toContainText('nothing was stored');
    await expect(form.locator('[type="email"]')).toHaveValue(email);

    await context.setOffline(false);
    if (hasDraft) {
      await page.reload();
      await page.mouse.move(200, 300, { steps: 2 });
      await expect(form.locator('[type="email"]')).toHaveValue(email);
    }
    await form.getByRole('button').click();
    await expect.poll(() => site.leads(collection)).toMatchObject([{ data: { email } }]);
  });

test('what was written offline is offered again on the next visit', async ({ page, context }) => {
  await page.goto('/contact');
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContact(page);
  await expect(contactAlert(page)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/about');
  await page.goto('/contact');
  await expect(page.getByText('It was not sent yet')).toBeVisible();
  expect(await readContactForm(page)).toEqual(inquiry);
});

test('back online, the scripts come that could not', async ({ page, context, complaints }) => {
  await page.goto('/contact');
  await context.setOffline(true);
  await contactForm(page).getByRole('textbox').first().fill('Ana');
  await expectComplaints(complaints, 'Error hydrating');
  await context.setOffline(false);
  await expect(contactForm(page)).toHaveAttribute('novalidate');
  await expect(contactForm(page).getByRole('textbox').first()).toHaveValue('Ana');
});

test('a server that is away is told to the visitor, and her request is stored once it is back', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/contact');
  await site.stop();
  await fillContactForm(page);
  await expectComplaints(complaints, 'Error hydrating');
  await sendContact(page);
  await expect(contactAlert(page)).toBeFocused();
  expect(await readContactForm(page)).toEqual(inquiry);

  await site.start();
  await sendContact(page);
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('an enhancement that the browser has kept from another page does not hide that the server is away', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/about');
  await page.mouse.move(200, 300);
  await expect(page.locator('footer [data-sign-up="ready"]')).toBeAttached();
  await page.goto('/contact');
  await site.stop();
  await fillContactForm(page);
  await expectComplaints(complaints, 'Error hydrating');
  await sendContact(page);
  await expect(contactAlert(page)).toBeFocused();
});

test('scripts that take their time hold nothing up: the form is sent as it is', async ({
  page,
  site,
}) => {
  await page.route(isScript, () => {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto('/contact');
  await fillContactForm(page);
  await sendContact(page);
  await page.waitForURL('/contact/sent');
  expect(asked.filter((request) => request.startsWith('HEAD'))).toEqual([]);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('the newsletter goes by POST where its script failed: no address reaches a URL', async ({
  page,
  site,
  complaints,
}) => {
  await page.route(isScript, (route) => route.abort());
  await page.goto('/about');
  const form = page.locator('footer form');
  await form.locator('[type="email"]').fill(email);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await form.getByRole('button').click();
  await page.waitForURL('/newsletter/joined');
  expect(await site.leads('newsletter')).toMatchObject([{ data: { email } }]);
});

test.describe('where nothing can be stored', () => {
  test('a form sent before its script came returns filled in, and says so', async ({
    page,
    site,
    complaints,
  }, testInfo) => {
    const directory = testInfo.outputPath('data');
    await mkdir(testInfo.outputDir, { recursive: true });
    await writeFile(directory, 'a file in the way');
    await site.start({ DATA_DIR: directory });
    await page.route(isScript, () => {});
    await page.goto('/contact');
    await fillContactForm(page);
    await sendContact(page);
    await expectComplaints(complaints, 'status of 503');
    await expect(contactAlert(page)).toContainText('We cannot save anything just now');
    expect(await readContactForm(page)).toEqual(inquiry);
  });
});
