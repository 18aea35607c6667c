import type { Locator, Page } from '@playwright/test';
import {
  cities,
  dollars,
  otherCities,
  packageOf,
  packages,
  pageContent,
  plain,
  posts,
  projectsFrom,
} from '../fixtures/content.ts';
import { blogFilters, labels, limits } from '../fixtures/specification.ts';
import { expect, expectComplaints, test } from './test.ts';

// What stands on the pages, as content/ has it, and where it leads.

const main = (page: Page) => page.getByRole('main');

/** The section with this heading. */
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: plain(name), exact: true }) });

const hero = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { level: 1 }) });

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The words of links with where they lead. */
const entries = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** Where a call is asked for while there is no booking page. */
const signUp = '/freereviewlanding#sign-up';

const booking = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

interface WebsitePackage {
  pages: number;
  features: { heading: string; items: readonly { title: string }[] };
  article: { link: { href: string } };
}

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

/** A day as a reader sees it: May 6, 2025. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

for (const post of posts)
  test(`${post.path} tells when it was written and leads onward`, async ({ page }) => {
    await page.goto(post.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(main(page).getByText(`Published ${inWords(post.published)}`)).toBeVisible();
    if (post.updated && post.updated !== post.published)
      await expect(main(page).getByText(`Updated ${inWords(post.updated)}`)).toBeVisible();
    await expect(main(page).getByText(/^\d+ min read$/u)).toBeVisible();
    for (const { href, price } of post.packages.map(packageOf)) {
      await expect(main(page).locator(`aside a[href="${href}"]`)).toHaveCount(1);
      await expect(main(page).getByText(dollars(price), { exact: true }).first()).toBeVisible();
    }
    const review = main(page).getByRole('link', { name: labels.booking });
    // At the top, beside the text and at the end.
    expect(await hrefs(review)).toEqual(Array<string>(3).fill('/freereviewlanding'));
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

for (const route of ['authoritylaunchpad', 'strategicgrowthaccelerator', 'authorityamplifier'])
  test(`/${route} has its features, a petal for each page and its article`, async ({ page }) => {
    const { pages, features, article } = pageContent(route) as WebsitePackage;
    await page.goto(`/${route}`);
    await expect(hero(page).locator('svg > g:has(path + path)')).toHaveCount(pages);
    const titles = section(page, features.heading).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(features.items.map(({ title }) => title));
    expect(await hrefs(main(page).getByRole('link'))).toContain(article.link.href);
  });

interface CaseStudy {
  sections: readonly { title: string; pictures: Record<'before' | 'after', { alt: string }> }[];
}

test('each change of the case study shows what was before and what came after', async ({
  page,
}) => {
  const { sections } = pageContent('shephedlaw') as CaseStudy;
  await page.goto('/shephedlaw');
  for (const { title, pictures } of sections)
    for (const { alt } of [pictures.before, pictures.after])
      await expect(section(page, title).getByAltText(alt, { exact: true })).toHaveCount(1);
});

test('the three sizes of a website are doors on one street', async ({ page }) => {
  await page.goto('/webdesign');
  const doors = main(page).locator('li:has(> div > svg)');
  await expect(doors.getByRole('heading')).toHaveText(['Starter', 'Growth', 'Premium']);
});

/** The page of a package with a price, as far as it is read here. */
interface PackageContent {
  request: string;
  included: { eyebrow: string };
  morePackages: { heading: string; packages: readonly string[] };
}

for (const { href, price, included = [] } of packages)
  test(`${href} shows its price, what is included with what is limited in time, projects, testimonials, the way to a call and other packages`, async ({
    page,
  }) => {
    const content = pageContent(href.slice(1)) as PackageContent;
    await page.goto(href);
    await expect(hero(page).locator('strong')).toHaveText(dollars(price));
    const ledger = page.locator('section', { hasText: content.included.eyebrow });
    await expect(ledger.getByRole('heading', { level: 2 })).toContainText(`${included.length}`);
    await expect(ledger.getByRole('listitem').getByRole('heading')).toHaveText(
      included.map(({ title }) => title),
    );
    for (const { badge, title } of included)
      if (badge)
        await expect(ledger.getByRole('listitem').filter({ hasText: title }).first()).toContainText(
          badge,
        );
    const pictures = (name: string) => page.getByRole('region', { name }).getByRole('img');
    await expect(pictures('Projects')).toHaveCount(projectsFrom().length);
    await expect(pictures('Testimonials')).toHaveCount(limits.testimonialsOnStrip);
    // Without a booking page the sign-up for the free review stands in.
    expect(await hrefs(booking(page, content.request))).toEqual([signUp, signUp]);
    const { heading, packages: more } = content.morePackages;
    const tickets = section(page, heading).getByRole('listitem');
    await expect(tickets.locator('strong')).toHaveText(
      more.map((id) => dollars(packageOf(id).price)),
    );
    expect(await hrefs(tickets.getByRole('link'))).toEqual(more.map((id) => packageOf(id).href));
  });

test('the home page leads to every city, and each city to its call and to all others', async ({
  page,
}) => {
  const { cities: words } = pageContent('home') as { cities: { heading: string } };
  const all = cities.map(({ name, path }) => [name, path]);
  await page.goto('/');
  const listed = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
  expect(await entries(listed(plain(words.heading)))).toEqual(all);
  for (const { name, path, questions } of cities) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(await hrefs(booking(page, labels.strategyCall))).toEqual([signUp, signUp]);
    await expect(main(page).locator('ol').first().locator('> li')).toHaveCount(
      limits.cityProcessSteps,
    );
    expect(await entries(listed(otherCities))).toEqual(all.filter(([, one]) => one !== path));
    for (const { answer } of questions.filter((one) => one.answer.includes('$')))
      await expect(main(page)).toContainText(answer);
  }
});

for (const path of ['/privacy', '/terms', '/license'])
  test(`the contents of ${path} lead to every section, in order`, async ({ page }) => {
    await page.goto(path);
    const parts = page.locator('main section section');
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await parts.locator('h2').allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    await expect(contents).toHaveText(titles);
    await contents.last().click();
    await expect(page).toHaveURL(`${path}#${await parts.last().getAttribute('id')}`);
  });

const notFound = pageContent('404') as { heading: string; nearest: string };

test('who mistypes an address is shown the page she meant, the way home and to the agency', async ({
  page,
  complaints,
}) => {
  await page.goto('/visibility-audit');
  await expectComplaints(complaints, 'status of 404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(notFound.heading));
  expect(await hrefs(main(page).getByRole('link'))).toEqual(
    expect.arrayContaining(['/', '/contact']),
  );
  const nearest = page.getByRole('navigation', { name: notFound.nearest });
  await nearest.locator('a[href="/visibilityaudit"]').click();
  await expect(page).toHaveURL('/visibilityaudit');
});
