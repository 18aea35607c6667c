import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { pageContent } from '../fixtures/content.ts';
import { limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const { frameTitle } = (pageContent('freereviewlanding') as { signUp: { frameTitle: string } })
  .signUp;
const { form: words } = pageContent('embed/free-review') as { form: { button: string } };
const heading = 'Stop Guessing, Start Growing! Get Your FREE Website Visibility Audit Now.';

const signUp = (page: Page) => page.frameLocator(`iframe[title="${frameTitle}"]`);

const nearTheFrame = (page: Page) =>
  page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();

test.for([
  ['phone', true],
  ['desktop', true],
  ['phone', false],
  ['desktop', false],
] as const)(
  'on a %s (script: %s), a visitor signs up in the frame and reads what comes next',
  async ([device, javaScript]) => {
    const site = await openSite();
    const { page } = await visit(site, '/freereviewlanding', { device, javaScript });
    await nearTheFrame(page);
    await signUp(page).getByPlaceholder('Your email address').fill('ana@example.com');
    await signUp(page).getByRole('button', { name: words.button }).click();
    const next = signUp(page).getByText('a short form about your business and website');
    await next.waitFor();
    expect(await next.textContent()).toContain('within 5 days');
    expect(new URL(page.url()).pathname).toBe('/freereviewlanding');
    expect(await site.leads('newsletter')).toEqual([
      { id: expect.any(String), data: { email: 'ana@example.com', timestamp: expect.any(String) } },
    ]);
  },
);

test('a wrong address comes back inside the frame, with its message', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/freereviewlanding');
  const { page } = visitor;
  await nearTheFrame(page);
  const form = signUp(page).locator('form');
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await signUp(page).getByPlaceholder('Your email address').fill('ana@');
  await form.locator('button').click();
  const message = 'Enter an email address like name@example.com';
  await signUp(page).getByRole('link', { name: message }).waitFor();
  await expectComplaints(visitor, '422');
  expect(await site.leads('newsletter')).toEqual([]);
});

test('the gallery holds ten testimonials, each with its words beside it', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/freereviewlanding', { javaScript: false });
  const gallery = page.getByRole('region', { name: 'Testimonials' });
  const alternatives = await gallery
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alternatives).toEqual(
    Array.from({ length: limits.testimonialsInGallery }, (_, index) => `Testimonial ${index + 1}`),
  );
  expect(await gallery.locator('figcaption').count()).toBe(limits.testimonialsInGallery);
});

test('the review is booked at the top of the page and at its end', async () => {
  const { page } = await visit(await openSite(), '/freereviewlanding', { javaScript: false });
  const booking = page.getByRole('main').getByRole('link', { name: 'BOOK YOUR FREE REVIEW' });
  expect(await booking.count()).toBe(2);
});

test('the confirmation page tells the three steps and leads to the services', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/reviewconfirmation', { javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Confirmed!');
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(3);
  expect(await page.getByText('within 5 days').isVisible()).toBe(true);
  const services = page.getByRole('link', { name: 'View Our Services' });
  expect(await services.getAttribute('href')).toBe('/services');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});
