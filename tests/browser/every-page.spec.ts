import { builtPages } from '../fixtures/built-pages.ts';
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
