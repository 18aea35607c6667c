import { expect, officeTest as test, open } from './test.ts';

test('a page is created, waits for its own words, is moved, copied and deleted', async ({
  signedIn: page,
  office,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const more = () => page.getByText('More: duplicate').click();
  const dialog = page.getByRole('dialog');
  const title = page.getByRole('heading', { level: 1 });
  await open(page, 'content');
  await button('New page').click();
  await dialog.getByRole('textbox').fill('Our story');
  await button('Create').click();
  await expect(title).toHaveText('Our story');
  await more();
  await button('Show it').click();
  await expect(page.getByRole('alert')).toContainText(
    'Paragraph 1: These are still the words of the template',
  );
  await button('Change address').click();
  await dialog.getByRole('textbox').fill('how-it-began');
  await button('Move it').click();
  await expect(page.getByText('Moved.')).toBeVisible();
  await more();
  await button('Duplicate').click();
  await dialog.getByRole('textbox').fill('Our second story');
  await button('Create').click();
  await expect(title).toHaveText('Our second story');
  expect(await office.read('content/pages/our-second-story.yml')).toContain('hidden: true');
  await more();
  await button('Delete').click();
  await button('Delete it').click();
  await expect(page.getByText('Deleted. You can restore it from History.')).toBeVisible();
});

test('each open launch task links to its field, and one press removes all examples', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/site.yml';
  const before = await office.read(file);
  await page.getByRole('link', { name: /things to do before people see this site/u }).click();
  await page.getByRole('button', { name: 'Take the examples off' }).click();
  await page.getByRole('button', { name: 'Take them off' }).click();
  await expect(page.getByText('The examples are off once you publish.')).toBeVisible();
  expect(await office.read(file)).toBe(before.replace('showExamples: true', 'showExamples: false'));
  await expect(page.getByRole('button', { name: 'Take the examples off' })).toHaveCount(0);
  const line = page.getByRole('listitem').filter({ hasText: '“Legal entity” is empty' });
  await line.getByRole('link').click();
  await expect(page.locator('#root_entity')).toBeFocused();
  await office.write(file, before);
});
