import { expect, officeTest as test, open } from './test.ts';

test('a page is created, waits for its own words, is moved, copied and deleted', async ({
  signedIn: page,
  office,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const title = page.getByRole('heading', { level: 1 });
  await open(page, 'content');
  await button('New page').click();
  await dialog.getByRole('textbox').fill('Our story');
  await button('Create').click();
  await expect(title).toHaveText('Our story');
  await button('Show it').click();
  const refusal = page.getByRole('alert').getByRole('listitem');
  await expect(
    refusal.filter({ hasText: 'These are still the words of the template' }),
  ).toHaveCount(1);
  await expect(refusal.getByRole('button', { name: /Introduction$/u })).toBeVisible();
  // What isn't saved is saved first, and when that is refused, nothing else is told.
  const heading = page.getByLabel('Heading', { exact: true }).first();
  await heading.fill('');
  await button('Show it').click();
  await expect(page.getByRole('alert')).toContainText('Not saved yet');
  await expect(page.getByRole('alert')).not.toContainText('words of the template');
  await heading.fill('How it *all* began');
  await button('Change address').click();
  await dialog.getByRole('textbox').fill('how-it-began');
  await button('Move it').click();
  await expect(page.getByText('Moved.')).toBeVisible();
  expect(await office.read('content/pages/how-it-began.yml')).toContain('How it *all* began');
  await button('Duplicate').click();
  await dialog.getByRole('textbox').fill('Our second story');
  await button('Create').click();
  await expect(title).toHaveText('Our second story');
  expect(await office.read('content/pages/our-second-story.yml')).toContain('hidden: true');
  await button('Delete').click();
  await button('Delete it').click();
  await expect(page.getByText('Deleted. You can restore it from History.')).toBeVisible();
});

test('a package is added and moved, and joins the comparison on the page beside its form', async ({
  signedIn: page,
  office,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open(page, 'content');
  await button('New package').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Care Plan');
  await button('Create').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care Plan');
  const rows = page.frameLocator('iframe').locator('#compare tbody').first().getByRole('row');
  await expect(rows.last()).toContainText('Care Plan', { timeout: 120_000 });
  await open(page, 'content');
  const up = button('Move “Care Plan” up');
  await up.click();
  await expect(page.getByText('“Care Plan” moved up')).toBeVisible();
  await expect(up).toBeFocused();
  // The button stays under the pointer, so that another press there moves the same entry.
  await page.mouse.down();
  await page.mouse.up();
  const names = async () =>
    (await office.read('content/packages.yml')).match(/^[\w-]+(?=:)/gmu)?.slice(-3);
  await expect.poll(names).toEqual(['care-plan', 'local-seo-accelerator', 'visibility-audit']);
});

test('a page that menus link to is hidden in one step, and shown with its links again', async ({
  signedIn: page,
  office,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const before = await office.read('content/site.yml');
  await open(page, 'content/pages/elitevisible');
  await page.getByText('More: duplicate').click();
  await button('Hide').click();
  const dialog = page.getByRole('dialog', { name: /^Hide “/u });
  await expect(
    dialog.getByRole('link', { name: /^Menus and footer › Services › Elite / }).first(),
  ).toBeVisible();
  await dialog.getByLabel('They lead to').selectOption('/services');
  await button('Hide it').click();
  await expect(page.getByText('Hidden once you publish.')).toBeVisible();
  expect(await office.read('content/site.yml')).not.toContain('/elitevisible');
  expect(await office.read('content/packages.yml')).toContain('href: /services\n');
  await button('Show it').click();
  await expect(page.getByText('No longer hidden.')).toBeVisible();
  expect(await office.read('content/site.yml')).toBe(before);
  expect(await office.read('content/packages.yml')).toContain('href: /elitevisible\n');
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
  const line = page.getByRole('listitem').filter({ hasText: 'The legal entity is empty' });
  await line.getByRole('link').click();
  await expect(page.locator('#root_entity')).toBeFocused();
  await office.write(file, before);
});
