import { expect, officeTest as test, open, publish, save } from './back-office/test.ts';

// It builds the site; on machines that do much else at the same time.
test.setTimeout(600_000);
test.use({ actionTimeout: 40_000 });

test('the owner changes a word, sees it beside the form, publishes it, takes it back, and answers a lead', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/packages.yml';
  const before = await office.read(file);
  await open(page, 'content/packages/elite-visible');
  await page.getByLabel('Note (optional)', { exact: true }).fill('with a year of support');
  await expect(page.frameLocator('iframe').locator('main')).toContainText('a year of support');
  expect(await office.read(file)).toBe(before);
  await save(page);
  expect(await office.read(file)).toContain('with a year of support');

  await publish(page, /Everything you saved is live/u);
  const server = await office.serve();
  const live = await page.context().newPage();
  await live.goto(`${server.address}/elitevisible`);
  await expect(live.getByRole('main')).toContainText('with a year of support');
  await live.close();
  await server.stop();

  await open(page, 'history');
  const change = page.getByRole('listitem').filter({ hasText: 'with a year of support' }).first();
  await change.getByRole('button', { name: /Undo/u }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await office.read(file)).toBe(before);

  await open(page, 'leads');
  await page.getByRole('link', { name: /Rosa Delgado/u }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Answered. Well done.')).toBeVisible();
});
