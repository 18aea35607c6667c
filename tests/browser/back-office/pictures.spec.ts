import sharp from 'sharp';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { expect, officeTest as test, open, post, save } from './test.ts';

test('a picture is refused where it is none, uploaded, and used', async ({
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
  const create = { width: 1600, height: 1000, channels: 3, background: 'white' } as const;
  await upload(await sharp({ create }).png().toBuffer());
  await expect(cover.getByRole('textbox', { name: 'File' })).toHaveValue('our-new-cover.webp');
  await save(page);
  expect(await office.read('content/blog/websiteredesignsigns/index.md')).toContain(
    'picture: ../../pictures/covers/our-new-cover.webp',
  );
  // The page needs it now.
  await open(page, 'history');
  await page.getByRole('button', { name: /Undo.*: New picture: our-new-cover/u }).click();
  await expect(page.getByRole('alert')).toContainText('can’t be undone');
  await page.getByRole('alert').getByRole('link').click();
  await expect(cover, 'the link opens the field').toHaveAttribute('open');
  await cover.getByRole('button', { name: /^Choose/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /website-redesign-signs/u })
    .click();
  await save(page);
});

test('a picture is found by name, leads to its places, is replaced everywhere and back; one that is not used is deleted', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/pictures/portrait-founder.webp';
  const before = await office.read(file);
  await open(page, 'pictures');
  await page.getByLabel('Find by name').fill('portrait-founder');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') }),
  ).toHaveCount(1);
  await page.getByRole('link', { name: 'portrait-founder.webp' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('portrait-founder.webp');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const input = page.getByLabel(/Another picture for all of these places, at least 960 × 1200/u);
  const upload = async (width: number) => {
    const create = { width, height: 1500, channels: 3, background: 'teal' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await input.setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Replace it' }).click();
  };
  await upload(700);
  await expect(page.getByRole('alert')).toContainText('at least 960 × 1200');
  await upload(1250);
  await expect(page.getByText('Replaced, everywhere.')).toBeVisible();
  await expect(page.getByText('1250 × 1500 pixels')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /› File$/u })
    .first()
    .click();
  await expect(page.locator('[id$="_picture"]:focus')).toHaveValue('portrait-founder.webp');
  await open(page, 'history');
  await page.getByRole('button', { name: /Undo.*: Another picture everywhere/u }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await office.read(file)).toBe(before);

  await open(page, 'pictures');
  const create = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .getByLabel('A picture from your computer')
    .setInputFiles({ name: 'To spare.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Uploaded.')).toBeVisible();
  await page.getByLabel('Only those not used').check();
  await page.getByRole('link', { name: 'to-spare.webp' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Deleted. You can restore it from History.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'to-spare.webp' })).toHaveCount(0);
});

test('a picture gets a focus point, which the page keeps in sight, and is cropped and whole again', async ({
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

test('the card of a testimonial follows its words in the page beside, and does without a portrait', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/testimonials/testimonial-02');
  const card = page.frameLocator('iframe').getByRole('img', { name: 'Testimonial 1', exact: true });
  const drawn: string[] = [];
  // The page beside is loaded again at each change.
  const seeAnother = () =>
    expect(async () => {
      const address = await card.evaluate(async (picture: HTMLImageElement) => {
        picture.loading = 'eager';
        await picture.decode();
        return picture.currentSrc;
      });
      expect(drawn).not.toContain(address);
      drawn.push(address);
    }).toPass({ timeout: 40_000 });
  await seeAnother();
  await page.getByLabel('City', { exact: true }).fill('El Paso');
  await seeAnother();
  await page.getByRole('button', { name: /^Remove.*Portrait/u }).click();
  await seeAnother();
  await save(page);
  const text = await office.read('content/testimonials.yml');
  expect(text).toContain('city: El Paso');
  expect(text).not.toContain('lawyer.webp');
});
