import { templateWords } from '../../../content-model/schemas/template-words.ts';
import { expect, officeTest as test, open } from './test.ts';

for (const [noun, title] of [
  ['post', 'Why a slow website costs you'],
  ['testimonial', 'Yoga teacher'],
  ['city', 'El Paso'],
] as const)
  test(`a ${noun} is added and deleted again`, async ({ signedIn: page }) => {
    await open(page, 'content');
    await page.getByRole('button', { name: `New ${noun}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'u'));
    await page.getByText('More: duplicate').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('Deleted. You can restore it from History.')).toBeVisible();
  });

test('a page is shown, hidden and moved, and a copy of it is a page of its own', async ({
  signedIn: page,
  office,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const more = () => page.getByText('More: duplicate').click();
  const dialog = page.getByRole('dialog');
  await open(page, 'content');
  await button('New page').click();
  await dialog.getByRole('textbox').fill('Our story');
  await button('Create').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our story');
  await more();
  await button('Show it').click();
  await expect(page.getByRole('alert')).toContainText(
    'Paragraph 1: These are still the words of the template',
  );
  const made = await office.read('content/pages/our-story.yml');
  const words = Object.values(templateWords).flat();
  const description = 'How the two of us began, and what we do all day. '.repeat(3).slice(0, 130);
  await office.write(
    'content/pages/our-story.yml',
    words.reduce(
      (text, one) =>
        text.replaceAll(one, one === templateWords.searchDescription ? description : 'We began.'),
      made,
    ),
  );
  await page.reload();
  for (const [name, answer] of [
    ['Show it', 'Visitors see it once you publish.'],
    ['Hide', 'Hidden once you publish.'],
    ['Show it', 'Visitors see it once you publish.'],
  ] as const) {
    await more();
    await button(name).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(button(name)).toBeHidden();
  }
  await more();
  await button('Change address').click();
  await dialog.getByRole('textbox').fill('how-it-began');
  await button('Move it').click();
  await expect(page.getByText('Moved.')).toBeVisible();
  expect(await office.read('content/redirects.yml')).toContain('to: /how-it-began');
  await more();
  await button('Duplicate').click();
  await dialog.getByRole('textbox').fill('Our second story');
  await button('Create').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our second story');
  expect(await office.read('content/pages/our-second-story.yml')).toContain('hidden: true');
});

test('a page that is named elsewhere is not hidden, and a link leads to the place', async ({
  signedIn: page,
}) => {
  await open(page, 'content/pages/elitevisible');
  await page.getByText('More: duplicate').click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('It cannot be hidden');
  await alert
    .getByRole('link', { name: /^Menus and footer › Menu/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus and footer');
});

test('an old name is found in every text, and replaced in all of them at once', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/projects.yml';
  const before = await office.read(file);
  await open(page, 'words');
  await page.getByLabel(/^Find/u).fill('Sunday Loaf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sunday Loaf › Name' })).toBeVisible();
  await page.getByLabel('Replace with').fill('Rosa’s Bread');
  await page.getByRole('button', { name: /^Replace all/u }).click();
  await page.getByRole('button', { name: 'Replace them' }).click();
  await expect(page.getByText(/Replaced in \d+ place/u)).toBeVisible();
  expect(await office.read(file)).toContain('name: Rosa’s Bread');
  await office.write(file, before);
});

test('what is left before launch leads to its field, and all examples go at one press', async ({
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
  const line = page.getByRole('listitem').filter({ hasText: 'entity is empty' });
  await line.getByRole('link').click();
  await expect(page.locator('#root_entity')).toBeFocused();
  await office.write(file, before);
});
