import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { expect, officeTest as test, open, pngOf, post, save } from './test.ts';

test('a file that is not a picture is refused; a picture is uploaded, described anew, and used', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/blog/websiteredesignsigns');
  await page.locator('#root_cover > summary').click();
  const cover = page.locator('#root_cover');
  const input = cover.locator('input[type="file"]');
  const upload = (buffer: Buffer) =>
    input.setInputFiles({ name: 'Our new cover.png', mimeType: 'image/png', buffer });
  await upload(Buffer.from('no picture'));
  await expect(page.getByRole('alert')).toContainText('no picture that can be read');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Nothing has changed, so there was nothing to save.')).toBeVisible();
  await upload(await pngOf(1600, 1000));
  // A save waits for the picture, and then misses the words about it.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toContainText('Not saved yet');
  await expect(cover.getByRole('textbox', { name: 'File' })).toHaveValue('Our new cover');
  // The words about the old picture are gone, and Undo brings them back.
  const alt = cover.locator('#root_cover_alt');
  await expect(alt).toHaveValue('');
  await alt.fill('A storefront with a sign that is being painted');
  await save(page);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden();
  expect(await office.read('content/blog/websiteredesignsigns/index.md')).toContain(
    'picture: ../../pictures/covers/our-new-cover.webp',
  );
  await cover.getByRole('button', { name: /^Choose/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Website redesign signs,/u })
    .click();
  await expect(alt).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(alt).toHaveValue('A storefront with a sign that is being painted');
  await save(page);
});

test('a picture gets a focus point, which the page keeps visible, is cropped, and is restored', async ({
  signedIn: page,
  office,
}) => {
  const name = 'covers/website-redesign-signs.webp';
  const before = await office.read(`content/pictures/${name}`);
  await open(page, `pictures/${encodeURIComponent(`content/pictures/${name}`)}`);
  await page.getByRole('radio', { name: '50 % from the left, 50 % from the top' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Keep this focus point' }).click();
  await expect(page.getByText('Kept. Visitors see it once you publish.')).toBeVisible();
  await page.getByLabel(/^Cut off at the right/u).fill('10');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crop it' }).click();
  await expect(page.getByText('Cropped, everywhere.')).toBeVisible();
  expect(await office.read('content/pictures/framing.json')).toContain('"width": 90');
  expect(await office.read(`content/pictures/originals/${name}`)).toBe(before);
  await page.getByRole('button', { name: 'Show all of it again' }).click();
  await expect(page.getByText('It is whole again.')).toBeVisible();
  expect(await office.read(`content/pictures/${name}`)).toBe(before);
  await open(page, post);
  const cover = page.frameLocator('iframe').locator('img[data-focus-x="25"]').first();
  await expect(cover).toHaveCSS('object-position', '25% 50%', { timeout: 60_000 });
});
