import { discard, expect, officeTest as test, open } from './test.ts';

test('list items are added and moved, and a removed one can be restored', async ({
  signedIn: page,
}) => {
  await open(page, 'content/packages/elite-visible');
  const list = page.locator('#root_included');
  await list.locator('summary').first().click();
  const items = list.locator('ol > li');
  const nameOf = (place: number) => items.nth(place).locator('summary');
  const count = await items.count();
  const words = (await nameOf(0).innerText()).slice(3);
  const down = items.nth(0).getByRole('button', { name: /^Move .+ down$/u });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(nameOf(1)).toHaveText(`2. ${words}`);
  await expect(items.nth(1).getByRole('button', { name: /^Move .+ down$/u })).toBeFocused();
  await items
    .nth(1)
    .getByRole('button', { name: /^Remove/u })
    .click();
  await expect(items).toHaveCount(count - 1);
  await expect(items.nth(1).getByRole('button', { name: /^Remove/u })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(1)).toHaveText(`2. ${words}`);
  await list.getByRole('button', { name: /^Add/u }).click();
  await expect(items).toHaveCount(count + 1);
  await discard(page);
  await expect(items).toHaveCount(count);
});

test('own colors begin as those of the palette, and one that could not be read is replaced by a press', async ({
  signedIn: page,
}) => {
  await open(page, 'content/brand/brand');
  await page.locator('summary').filter({ hasText: 'Own colors' }).click();
  await page.getByRole('button', { name: 'Add: own colors' }).click();
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  await expect(accent).toHaveValue('#b4472f');
  await accent.fill('#e07a5f');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One field needs' })).toContainText(
    'Own colors › Accent: “Accent” and “Ground” are too alike',
  );
  await page.getByRole('button', { name: /^Take #[0-9a-f]{6}/u }).click();
  await expect(page.getByText('One thing to fix')).toHaveCount(0);
  await expect(accent).not.toHaveAttribute('aria-invalid');
  await discard(page);
});

test('the proof sheet shows another palette before it is saved', async ({ signedIn: page }) => {
  await open(page, 'content/brand/brand');
  const preview = page.frameLocator('iframe');
  // The preview is reloading meanwhile.
  const seeButton = (color: string) =>
    expect(async () => {
      const link = preview.getByRole('banner').getByRole('link', { name: 'Contact' }).first();
      const background = await link.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(background).toBe(color);
    }).toPass({ timeout: 120_000 });
  await seeButton('rgb(244, 169, 31)');
  await page.getByLabel('Palette').selectOption('Gulf');
  await seeButton('rgb(255, 159, 122)');
  await page.getByLabel('Page of the preview').selectOption('Email about a lead');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Rosa Delgado');
  await discard(page);
});

test('after a move, the business card lists what still names the old city until it is settled', async ({
  signedIn: page,
}) => {
  await open(page, 'content/business/business');
  const city = page.getByLabel('City', { exact: true });
  const old = await city.inputValue();
  const list = page.getByRole('group').filter({ hasText: `What still says “${old}”` });
  await expect(list).toHaveCount(0);
  await city.fill('Marfa');
  await list.locator('summary').click();
  await list.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/business/u);
  await open(page, 'content/business/business');
  await expect(city).toHaveValue('Marfa');
  await list.locator('summary').click();
  await list.getByRole('link', { name: 'Choose where to replace it' }).click();
  await expect(page.getByLabel('Replace with')).toHaveValue('Marfa');
  const all = await page.getByRole('checkbox', { checked: true }).count();
  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('button', { name: `Replace ${all - 1} of ${all}` }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await list.locator('summary').click();
  await list.getByRole('button', { name: 'The rest may stay' }).click();
  await expect(list).toHaveCount(0);
  await discard(page);
});
