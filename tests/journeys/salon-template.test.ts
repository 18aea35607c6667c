import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

test.for([
  ['phone', true],
  ['desktop', true],
  ['desktop', false],
] as const)(
  'on a %s (script: %s), Subscribe answers that this is a template, and stores nothing',
  async ([device, javaScript]) => {
    const site = await openSite();
    const { page } = await visit(site, '/templates/salon', { device, javaScript });
    const answer = page.getByText('This is a template, so there is no letter');
    expect(await answer.isHidden()).toBe(true);
    await page.getByPlaceholder('Your email').fill('ana@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await answer.waitFor();
    expect(new URL(page.url()).pathname).toBe('/templates/salon');
    expect(page.url()).not.toContain('ana');
    expect(await site.leads('newsletter')).toEqual([]);
  },
);

test('the template says what it is, and stays out of search engines', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/templates/salon', { javaScript: false });
  expect(await page.getByText('This is a template. Juniper Row is an invented salon').count()).toBe(
    1,
  );
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  for (const name of ['Services', 'Work', 'Visit'])
    expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
});
