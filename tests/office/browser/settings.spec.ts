import { expect, officeTest as test, open } from './test.ts';

test('the owner sets up mail and booking without a file or a terminal', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'settings');
  const mail = page.getByRole('region', { name: 'Email' });
  await mail.getByLabel('Receiver').fill('ana');
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByText('This should be an email address')).toBeVisible();

  await mail.getByLabel('Server, such as').fill('smtp.example.com');
  await mail.getByLabel('User name').fill('ana@ruiz.com');
  await mail.getByLabel('Password').fill('hunter#2');
  await mail.getByLabel('Sender').fill('site@ruiz.com');
  await mail.getByLabel('Receiver').fill('ana@ruiz.com');
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByText('It’s set.')).toBeVisible();
  await expect(mail.getByLabel('Receiver')).toHaveValue('ana@ruiz.com');
  expect(await office.read('.env')).toContain(
    'SMTP_URL=smtps://ana%40ruiz.com:hunter%232@smtp.example.com:465\n',
  );
  await page.reload();
  await expect(mail.getByText('It’s set.')).toBeVisible();
  expect(await page.content()).not.toContain('hunter');

  await mail.getByRole('button', { name: /^Remove/u }).click();
  await mail.getByLabel('Sender').fill('');
  await mail.getByLabel('Receiver').fill('');
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByLabel('Server, such as')).toBeVisible();
  expect(await office.read('.env')).toContain('SMTP_URL=\n');
});
