import type { Page } from '@playwright/test';
import { pageContent, plain, posts } from '../fixtures/content.ts';
import { blogFilters, limits } from '../fixtures/specification.ts';
import { expect, expectComplaints, test } from './test.ts';

// The words of the pages, as in content/, and where their links lead.

const main = (page: Page) => page.getByRole('main');

interface Faqs {
  faqs: { items: readonly { question: string; answer: string }[] };
}

const [newest] = posts;
if (!newest) throw new Error('There is no post in content/blog/.');

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('the footer leads to the questions, of which one answer is open at a time', async ({
      page,
    }) => {
      const { items } = (pageContent('about') as Faqs).faqs;
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL('/about#faqs');
      const questions = page.locator('#faqs summary');
      const open = page.locator('#faqs details[open]');
      await expect(questions).toHaveText(items.map(({ question }) => question));
      await expect(questions.first()).toBeInViewport();
      await expect(open).toHaveCount(0);
      await questions.nth(2).press('Enter');
      await expect(open).toContainText(items[2]?.answer ?? '');
      await questions.nth(4).click();
      await expect(open.locator('summary')).toHaveText([items[4]?.question ?? '']);
      await questions.nth(4).click();
      await expect(open).toHaveCount(0);
    });

    test('one section of a post is open at a time, the others show their first sentence, and links lead from one to the next', async ({
      page,
    }) => {
      await page.goto(newest.path);
      const sections = page.locator('main details');
      const second = sections.nth(1);
      const teaser = second.locator('summary > :not(:has(h2)):not(h2)').last();
      const body = second.locator('summary ~ *');
      await expect(sections).toHaveCount(newest.sections.length);
      await expect(sections.first()).toHaveAttribute('open');
      await expect(teaser).toHaveCSS('font-style', 'italic');
      await expect(body).toBeHidden();
      await expect(body).toContainText((await teaser.textContent()) ?? '');

      const title = await second.getByRole('heading').innerText();
      await sections.first().getByRole('link', { name: title, exact: true }).click();
      await expect(body).toBeVisible();
      await expect(teaser).toBeHidden();
      await expect(second.getByRole('heading')).toBeInViewport();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await second.getByRole('heading').click();
      await expect(page.locator('main details[open]')).toHaveCount(0);
      await expect(teaser).toBeVisible();
    });
  });

test('a phone folds the comparison of the packages, and a link to it unfolds it; a wide screen shows it', async ({
  page,
}) => {
  const rows = page.locator('#compare').getByRole('row');
  await page.goto('/services');
  await expect(rows.last()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows).toHaveCount(0);
  await page.goto('/webdesign');
  await page.getByRole('main').locator('a[href="/services#compare"]').click();
  await expect(page.locator('#compare').getByRole('link').first()).toBeInViewport();
});

test('the agency’s blog shows its posts, newest first, and the specified subjects; a card leads to its post', async ({
  page,
}) => {
  await page.goto('/blog');
  const listing = page.locator('#posts');
  const filters = listing.getByRole('navigation').first().getByRole('link');
  await expect(filters).toHaveText([...blogFilters]);
  const shown = posts.slice(0, limits.postsPerPage).map(({ title }) => title);
  await expect(listing.locator('article').getByRole('heading')).toHaveText(shown);
  for (const card of [listing, page.getByRole('region')]) {
    await card.locator('article').first().click();
    await expect(page).toHaveURL(newest.path);
    await page.goBack();
  }
});

test('a visitor who mistypes an address is shown the page she meant, the home page and the contact page', async ({
  page,
  complaints,
}) => {
  const notFound = pageContent('404') as { heading: string; nearest: string };
  await page.goto('/visibility-audit');
  await expectComplaints(complaints, 'status of 404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(notFound.heading));
  for (const href of ['/', '/contact'])
    await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
  const nearest = page.getByRole('navigation', { name: notFound.nearest });
  await nearest.locator('a[href="/visibilityaudit"]').click();
  await expect(page).toHaveURL('/visibilityaudit');
});
