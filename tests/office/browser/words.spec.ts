import type { Page } from '@playwright/test';
import { phone } from '../../browser/test.ts';
import { linesWithJargon } from '../../fixtures/jargon.ts';
import { expect, officeTest as test, open, post, save } from './test.ts';

/** All that stands on the screen, with its first parts unfolded; not what is in the fields. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    for (const one of [...document.querySelectorAll('details')].slice(0, 30)) one.open = true;
    return document.body.innerText.split('\n');
  });

const expectPlainWords = (page: Page, place: string) =>
  expect.poll(async () => linesWithJargon(await wordsOn(page)), place).toEqual([]);

const screens = [
  '',
  'content',
  'publish',
  'history',
  post.replace('content', 'history'),
  'words/Austin',
  'pictures',
  `pictures/${encodeURIComponent('content/pictures/portrait-founder.webp')}`,
  'leads',
  'spam',
  'mails',
  'people',
  'health',
  'launch',
  'nowhere',
  // A form of each kind; the labels of all forms are in schemas.test.ts.
  'content/pages/home',
  'content/pages/privacy',
  'content/packages/starter',
  'content/testimonials/testimonial-01',
  'content/projects/sunday-loaf',
  'content/site/site',
  'content/brand/brand',
  post,
];

test.use(phone);

test('no screen uses words that only a programmer knows', async ({ signedIn: page, office }) => {
  const about = await office.read('content/pages/about.yml');
  await office.write('content/pages/about.yml', `# By hand\n${about}`);
  await open(page, 'content/pages/home');
  const heading = page.locator('#root_hero_heading');
  await heading.fill('From {visibility-audit} on {place}');
  await expect(page.getByText('Visitors read: From $')).toBeVisible();
  await save(page);
  for (const place of screens) {
    await open(page, place);
    await expectPlainWords(page, place);
  }
});

test('errors are told in sentences', async ({ signedIn: page, office }) => {
  await open(page, 'launch');
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('No mail server is set up').last()).toBeVisible();
  await expectPlainWords(page, 'a test email');

  const services = await office.read('content/pages/services.yml');
  await office.write('content/pages/services.yml', 'heading: "broken\n  : [');
  await open(page, 'content/pages/services');
  await expect(page.getByText('Page “services” was changed outside')).toBeVisible();
  await expectPlainWords(page, 'a broken page');
  await open(page, 'publish');
  await page.getByRole('button', { name: /^Publish/u }).click();
  await expect(page.getByText('has to be put in order first')).toBeVisible({ timeout: 200_000 });
  await expectPlainWords(page, 'a publication that failed');
  await office.write('content/pages/services.yml', services);

  await page.route('**/api/leads?**', (route) => route.abort());
  await open(page, 'leads');
  await expect(page.getByText('doesn’t answer')).toBeVisible();
  await expectPlainWords(page, 'no answer');
});

test('a message covers no button, however narrow the screen', async ({ signedIn: page }) => {
  await open(page, post);
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.fill(`${await title.inputValue()} again`);
  await save(page);
  const close = page.getByRole('button', { name: 'Close the message' });
  await expect(close).toBeVisible();
  const top = (await close.boundingBox())?.y ?? 0;
  const lowest = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a, summary):not([contenteditable] *)',
      ),
    ];
    const shown = controls.filter((one) => one.checkVisibility());
    return Math.max(...shown.map((one) => one.getBoundingClientRect().bottom));
  });
  expect(lowest).toBeLessThanOrEqual(top);
});
