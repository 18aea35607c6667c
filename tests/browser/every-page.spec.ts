import type { Page, Request } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { builtPages } from '../fixtures/built-pages.ts';
import { findCutTexts } from '../fixtures/cut-texts.ts';
import { devices, expect, expectComplaints, test } from './test.ts';

// Visits every page once on each device.

// A trace of so many pages would slow the test down.
test.use({ trace: 'off' });

/** In bytes of transfer, compressed, without headers: what a phone fetches before the first touch. */
const budgets = { pictures: 60_000, fonts: 80_000, wholeHome: 500_000 };

/** Visible headings that are missing from the rendered text of the page. */
const missingHeadings = () => {
  const words = document.body.innerText;
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.innerText.trim())
    .filter((text) => text === '' || !words.includes(text));
};

const unfoldAll = () => {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
};

/** The total bytes of the page's subresources whose URL matches. */
const fetched = async (page: Page, kind: RegExp) => {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, size: encodedBodySize }),
    ),
  );
  return files.filter(({ name }) => kind.test(name)).reduce((total, { size }) => total + size, 0);
};

/** The page's requests in flight. */
const requestsOf = (page: Page) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};

/** Waits until the page is laid out and has requested what it needs. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const [device, options] of devices)
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test(`on a ${device} every page has its sections at once, keeps its budget, cuts off no text, passes axe and leaves the console silent`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const open = requestsOf(page);
      const browser = await page.context().newCDPSession(page);
      for (const { path, status } of builtPages) {
        // Cached pictures would load even far below the fold.
        if (device === 'phone') await browser.send('Network.clearBrowserCache');
        const response = await page.goto(path);
        expect.soft(response?.status(), path).toBe(status);
        // The browser logs an error page as a failed request.
        if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
        await page.evaluate(twoFrames);
        await expect.poll(() => open.size).toBe(0);
        expect.soft(await fetched(page, /\.js$/u), `scripts of ${path}, untouched`).toBe(0);
        if (device === 'phone') {
          const weigh = `bytes, which the first view of ${path} on a phone weighs`;
          expect
            .soft(await fetched(page, /\.(?:avif|jpe?g|png|svg|webp)$/u), `pictures: ${weigh}`)
            .toBeLessThan(budgets.pictures);
          expect
            .soft(await fetched(page, /\.woff2$/u), `typefaces: ${weigh}`)
            .toBeLessThan(budgets.fonts);
        }
        expect.soft(await page.evaluate(missingHeadings), path).toEqual([]);
        await page.evaluate(unfoldAll);
        expect.soft(await accessibilityFindings(page), path).toEqual([]);
        expect.soft(await page.evaluate(findCutTexts), path).toEqual([]);
        expect.soft(complaints.splice(0), path).toEqual([]);
      }
      expect(await page.context().cookies()).toEqual([]);
    });

    test(`on a ${device} all of the home page is at most 500 kB`, async ({ page }) => {
      await page.goto('/');
      for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
      const complete = () => [...document.images].every((image) => image.complete);
      await expect.poll(() => page.evaluate(complete)).toBe(true);
      const itself = await page.evaluate(
        () =>
          (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .encodedBodySize,
      );
      expect(itself + (await fetched(page, /./u))).toBeLessThan(budgets.wholeHome);
    });
  });
