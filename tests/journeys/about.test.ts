import { expect, test } from 'vitest';
import { pageContent } from '../fixtures/content.ts';
import { aboutTitle, labels, limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

interface AboutContent {
  faqs: { items: readonly { question: string; answer: string }[] };
}

const faqs = (pageContent('about') as AboutContent).faqs.items;

const devices = ['phone', 'desktop'] as const;

test('the about page says what the specification says', async () => {
  const { page } = await visit(await openSite(), '/about');
  expect(await page.title()).toBe(aboutTitle);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Empowering women Entrepreneurs to Thrive Online',
  );
  const text = await page.getByRole('main').textContent();
  expect(text).toContain('bridge the gap between a client’s vision and their online reality');
  for (const value of ['Empowerment', 'Collaboration', 'Integrity', 'Excellence', 'Community'])
    expect(text).toContain(value);
});

test('every service of the list leads to its page, and the review to its booking', async () => {
  const { page } = await visit(await openSite(), '/about');
  const leadsTo = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await leadsTo('SCHEDULE YOUR FREE REVIEW')).toBe('/freereviewlanding');
  expect(await leadsTo('Custom website design')).toBe('/webdesign');
  expect(await leadsTo('Local SEO optimization')).toBe('/localseo');
  expect(await leadsTo(labels.caseStudies)).toBe('/casestudies');
  expect(await leadsTo(labels.testimonials)).toBe('/testimonials');
});

test('the strip shows nine testimonials', async () => {
  const { page } = await visit(await openSite(), '/about');
  expect(await page.getByAltText(/^Testimonial \d$/u).count()).toBe(limits.testimonialsOnStrip);
});

for (const javaScript of [true, false])
  test.for(devices)(
    `on a %s ${javaScript ? 'with' : 'without'} script, one answer is open at a time`,
    async (device) => {
      const { page } = await visit(await openSite(), '/about', { device, javaScript });
      const questions = page.locator('#faqs details');
      expect(await questions.locator('summary').allInnerTexts()).toEqual(
        faqs.map(({ question }) => question),
      );
      expect(await page.locator('#faqs details[open]').count()).toBe(0);
      await questions.nth(2).locator('summary').click();
      expect(await page.locator('#faqs details[open]').textContent()).toContain(faqs[2]?.answer);
      await questions.nth(4).locator('summary').click();
      expect(await page.locator('#faqs details[open] summary').allInnerTexts()).toEqual([
        faqs[4]?.question,
      ]);
      await questions.nth(4).locator('summary').click();
      expect(await page.locator('#faqs details[open]').count()).toBe(0);
    },
  );

test('the footer’s FAQs lead to the questions', async () => {
  const { page } = await visit(await openSite(), '/about', { reducedMotion: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect
    .poll(() => page.locator('#faqs').evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(new URL(page.url()).hash).toBe('#faqs');
});
