import type { Page } from '@playwright/test';
import { discard, expect, noteOf, officeTest as test, open } from './test.ts';

const packageName = (page: Page) => page.getByLabel('Name', { exact: true });

test('words typed right before leaving are in the form again, and are discarded only after a confirmation', async ({
  signedIn: page,
}) => {
  await open(page, 'content/packages/elite-visible');
  for (const [name, leave] of [
    ['Elite & Seen', () => page.reload()],
    ['Elite & Found', () => open(page, 'history')],
    ['Elite & Here', () => page.goto('about:blank')],
  ] as const) {
    await packageName(page).fill(name);
    await leave();
    if (page.url() === 'about:blank') await page.goBack();
    else await open(page, 'content/packages/elite-visible');
    await expect(packageName(page)).toHaveValue(name);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(packageName(page)).toHaveValue('Elite & Here');
  await discard(page);
  await expect(packageName(page)).toHaveValue('Elite & Visible');
});

test('what is typed during a save stays unsaved; Discard goes back to what was saved, and Undo restores it, but not over newer words', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/packages.yml';
  const before = await office.read(file);
  await open(page, 'content/packages/elite-visible');
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/entry', async (route) => {
    await gate;
    await route.continue();
  });
  await packageName(page).fill('Elite & Saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Saving …' })).toBeVisible();
  await packageName(page).fill('Elite & Ahead');
  letThrough();
  await expect(page.getByText('What you typed since isn’t saved yet.')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(packageName(page)).toHaveValue('Elite & Ahead');
  expect(await office.read(file)).toContain('name: Elite & Saved');

  await discard(page);
  await expect(packageName(page)).toHaveValue('Elite & Saved');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(packageName(page)).toHaveValue('Elite & Ahead');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await discard(page);
  await packageName(page).fill('Elite & New');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(packageName(page)).toHaveValue('Elite & New');
  await discard(page);
  await office.write(file, before);
});

test('a save that is refused leads to each field; what is only advice stands beside its field and is saved', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/pages/about.yml';
  const before = await office.read(file);
  await open(page, 'content/pages/about');
  const head = page.locator('summary').filter({ hasText: 'In search results' });
  await head.click();
  const title = page.getByLabel('Title in search results');
  await title.fill('About us');
  await expect(title).toHaveAccessibleDescription(/30 to 60 letters here, and this has 8/u);
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Title: 52 letters left.')).toBeVisible();
  const description = page.getByLabel('Description in search results');
  const written = await description.inputValue();
  await description.fill('');
  await head.click();
  await page.keyboard.press('ControlOrMeta+s');
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved yet. One field needs' });
  await page.evaluate(() => scrollTo(0, 0));
  await alert.getByRole('button', { name: /Description in search results: Please/u }).click();
  await expect(description).toBeFocused();
  await description.fill(written);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('All saved')).toBeVisible();
  await open(page, 'content');
  const card = page.getByRole('link', { name: /\/about/u }).first();
  await expect(card).toContainText('1 hint for search engines');
  await office.write(file, before);
});

test('a signed-out browser is told so, and keeps what was typed', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  await expect(packageName(page)).toHaveValue('Elite & Visible');
  await page.context().clearCookies();
  await packageName(page).fill('Elite & Kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('an address with a long key');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/doesn’t know this browser/u);
  await page.goto(office.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
  await open(page, 'content/packages/elite-visible');
  await expect(packageName(page)).toHaveValue('Elite & Kept');
  await discard(page);
});

test('a change made elsewhere meanwhile is shown beside one’s own', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  const file = 'content/packages.yml';
  const before = await office.read(file);
  await noteOf(page).fill('with mine');
  await office.write(
    file,
    before.replace(/(?<=^elite-visible:.*?\n  note: )[^\n]*/msu, 'with theirs'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /This was changed elsewhere/u })).toBeVisible();
  await expect(page.getByText('with mine')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(noteOf(page)).toHaveValue('with theirs');
  await office.write(file, before);
});
