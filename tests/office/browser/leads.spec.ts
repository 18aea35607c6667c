import { expect, officeTest as test, open } from './test.ts';

test('a note is saved to a lead', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search names' }).fill('wren');
  await page.getByRole('link', { name: /Wren Castillo/u }).click();
  await expect(page.getByText('/localseo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:wren%40example\.com\?subject=/u,
  );
  await page.getByLabel(/Note/u).fill('Called her on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  // An unsaved note is not lost either.
  await page.getByLabel(/Note/u).fill('Called her on Friday');
  await page.reload();
  await open(page, 'leads');
  await page.getByRole('link', { name: /Wren Castillo/u }).click();
  await expect(page.getByLabel(/Note/u)).toHaveValue('Called her on Friday');
});

test('spam is restored, a mail is resent, and a person is erased', async ({ signedIn: page }) => {
  await open(page, 'spam');
  await expect(page.getByText('9 links')).toBeVisible();
  await page.getByRole('button', { name: /Not spam/u }).click();
  await expect(page.getByText('No spam. Enjoy the quiet.')).toBeVisible();
  await open(page, 'mails');
  await expect(page.getByText('550 no such mailbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/Queued/u)).toBeVisible();
  await open(page, 'leads');
  await page.getByRole('link', { name: /Wren Castillo/u }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('It’s among the spam now.')).toBeVisible();
  await open(page, 'spam');
  await page.getByRole('button', { name: /Not spam/u }).click();
  await expect(page.getByText('No spam. Enjoy the quiet.')).toBeVisible();
  await open(page, 'leads');
  await page.getByRole('link', { name: /Wren Castillo/u }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('1 lead from wren@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('Erased.')).toBeVisible();
  await open(page, 'people');
  await page.getByLabel('Their email address').fill('wren@example.com');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('There was nothing under this address.')).toBeVisible();
});

test('an open Emails screen tells of an email that fails meanwhile', async ({ signedIn: page }) => {
  let mails: object[] = [];
  await page.route('**/api/mails', (route) => route.fulfill({ json: { mails } }));
  await open(page, 'mails');
  await expect(page.getByText('All emails sent.')).toBeVisible();
  const at = '2026-01-01T12:00:00.000Z';
  mails = [{ id: 'one', about: 'Wren', state: 'dead', attempts: 3, error: '550 no', at }];
  await expect(page.getByText('550 no')).toBeVisible();
  await expect(page.getByText('All emails sent.')).toBeHidden();
});
