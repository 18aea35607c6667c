import { addressedPages, builtPages } from '../fixtures/built-pages.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('the browser says nothing in the console on any page', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    for (const { path, status } of builtPages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      // The page of the error is a failed request.
      if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
      expect(complaints, path).toEqual([]);
    }
  });
});

/** Headings that are not among the words of the page; hidden ones are not meant to be. */
const missingHeadings = () => {
  const words = document.body.innerText;
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.innerText.trim())
    .filter((text) => text === '' || !words.includes(text));
};

test('every section is there right after the page has loaded, without scrolling', async ({
  page,
}) => {
  for (const { path } of addressedPages) {
    await page.goto(path);
    expect.soft(await page.evaluate(missingHeadings), path).toEqual([]);
  }
});
