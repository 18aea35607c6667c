import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { templateWords } from '../../src/content-schemas/template-words.ts';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { expect, officeTest as test, open, publish, save } from './office-test.ts';
import { phone } from './test.ts';

test.describe.configure({ mode: 'serial' });
// On machines that do much else at the same time.
test.setTimeout(300_000);

// Of a package. One without a price is quoted.
const priceOf = (page: Page) => page.getByLabel('Price (optional)', { exact: true });
const noteOf = (page: Page) => page.getByLabel('Note (optional)', { exact: true });

const discard = async (page: Page) => {
  await page.getByRole('button', { name: 'Discard', exact: true }).last().click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
};

const screens = [
  ['', 'content', 'content/pages/home', 'content/blog/websiteredesignsigns'],
  [
    'pictures',
    `pictures/${encodeURIComponent('content/pictures/portrait-founder.webp')}`,
    'history',
    'publish',
    'launch',
    'words',
    'leads',
    'spam',
    'mails',
    'people',
    'health',
    'nowhere',
  ],
].flat();

for (const [device, viewport] of Object.entries({
  'a phone': phone.viewport,
  'a desk': { width: 1440, height: 900 },
}))
  test(`every screen is fit for everybody on ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await open(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await accessibilityFindings(page), screen).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${screen} scrolls sideways`).toBe(0);
    }
  });

/** What is pressed and smaller than a thumb, or sticks out; a link within a sentence may be. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('p, .only-for-screen-readers'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5 || box.right > innerWidth)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`),
  );

test.describe('on a phone', () => {
  test.use(phone);

  test('leads, answers, publishing and the form of a word fit a thumb, and nothing lies over them', async ({
    signedIn: page,
  }) => {
    const folder = process.env['PHONE_SHOTS'];
    const look = async (name: string) => {
      if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      expect(await tooSmall(page), name).toEqual([]);
    };
    await look('home');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await look('menu');
    await page.getByRole('link', { name: 'Leads', exact: true }).tap();
    await expect(page.getByRole('link', { name: /Rosa Delgado/u })).toBeVisible();
    await look('leads');
    await page.getByRole('link', { name: /Rosa Delgado/u }).tap();
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
    await look('lead');
    await page.getByRole('button', { name: 'Mark as answered' }).tap();
    await page.getByRole('button', { name: 'Mark as unanswered' }).tap();
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
    await open(page, 'content/packages/starter');
    const note = noteOf(page);
    await note.fill('on a phone');
    await look('form');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
    await open(page, 'publish');
    await look('publish');
    await open(page, 'content/packages/starter');
    await note.fill('');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
  });
});

test('a heading is changed: the page beside follows before it is saved, and only that line differs', async ({
  signedIn: page,
  office,
}) => {
  const before = await office.read('content/pages/home.yml');
  await open(page, 'content/pages/home');
  await page.locator('summary', { hasText: 'About us' }).click();
  const heading = page.locator('#root_about_heading');
  await heading.fill('You built the business. We open its *doors*.');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('main')).toContainText('We open its doors', { timeout: 40_000 });
  // What a script of the page could not fetch would be told over it.
  await expect(preview.getByRole('banner')).toHaveCount(1);
  await expect(preview.locator('vite-error-overlay')).toHaveCount(0);
  expect(await office.read('content/pages/home.yml')).toBe(before);
  await save(page);
  const after = await office.read('content/pages/home.yml');
  const lines = before.split('\n');
  expect(after.split('\n').filter((line) => !lines.includes(line))).toEqual([
    expect.stringContaining('We open its *doors*.'),
  ]);
});

test('a price that was changed again since is taken back once she has chosen between both', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  for (const price of ['4100', '4200']) {
    await priceOf(page).fill(price);
    await save(page);
  }
  await open(page, 'history');
  const change = page.getByRole('listitem').filter({ hasText: '$3999 → $4100' }).first();
  await change.getByRole('button', { name: /Undo/u }).click();
  await expect(change.getByRole('radio', { name: 'As it is now: 4200' })).toBeVisible();
  await expect(change.getByRole('radio', { name: 'As it was before: 3999' })).toBeChecked();
  expect(await accessibilityFindings(page)).toEqual([]);
  await change.getByRole('button', { name: 'Undo with these' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await office.read('content/packages.yml')).toContain('price: 3999');
});

test('a mistake within a group is told at its field, and nothing is saved', async ({
  signedIn: page,
}) => {
  await open(page, 'content/pages/home');
  const control = page.locator('#root_hero_button_href');
  await expect(control).toBeAttached();
  for (const group of await control.locator('xpath=ancestor::details[not(@open)]').all())
    await group.locator('> summary').click();
  await control.fill('/servics');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#root_hero_button_href-problem')).toContainText(
    'Did you mean /services?',
  );
  await expect(page.getByText('All saved')).toHaveCount(0);
  await discard(page);
});

const post = 'content/blog/websiteredesignsigns';

/** The editor of a post; before it is fetched a plain field has its name. */
const textOf = async (page: Page) => {
  await page.locator('.cm-content').waitFor();
  return page.getByLabel('Text', { exact: true });
};

test('a table in a post is changed and nothing else of the text', async ({
  signedIn: page,
  office,
}) => {
  const file = `${post}/index.md`;
  const before = await office.read(file);
  await open(page, post);
  const text = await textOf(page);
  const row = /^\|(?! *-).*\|$/mu.exec(before)?.[0] ?? '';
  const line = page.locator('.cm-line', { hasText: row });
  // Only what is near the eye is drawn.
  await text.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(line).toBeVisible({ timeout: 500 });
  }).toPass();
  await line.click({ position: { x: 20, y: 10 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' Changed');
  await save(page);
  expect(await office.read(file)).toBe(before.replace(row, row.replace('|', '| Changed')));
});

test('bytes of a text that she did not touch stay: ends of lines, tabs, blanks, no last line', async ({
  signedIn: page,
  office,
}) => {
  const file = `${post}/index.md`;
  const kept = await office.read(file);
  const head = /^---\n.*?\n---\n/su.exec(kept)?.[0] ?? '';
  const odd = `${head}\n  Here   we go.  \nA\ttab\u00A0and \u2028 more \n\n\n* one\n\t* two\n\n~~~\n  code \n~~~\n## Last`;
  for (const before of [odd, odd.replaceAll('\n', '\r\n'), `${odd}\n\n \n`]) {
    await office.write(file, before);
    await open(page, 'content');
    await open(page, post);
    const text = await textOf(page);
    await text.press('ControlOrMeta+Home');
    await page.keyboard.type('New');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await text.press('ControlOrMeta+z');
    await expect(page.getByText('All saved')).toBeVisible();
    await text.press('ArrowDown');
    await text.press('Home');
    await page.keyboard.type('New');
    await save(page);
    expect(await office.read(file)).toBe(before.replace('Here', 'NewHere'));
  }
  await office.write(file, kept);
});

test('a text looks as it will, its buttons and keys write the signs, and Tab leaves it', async ({
  signedIn: page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await open(page, `${post}/body`);
  const text = await textOf(page);
  await expect(text).toBeFocused();
  await text.fill('Plain words\n\n## A heading\n\nA [link](/contact) and **bold** words');
  const line = (words: string) => page.locator('.cm-line', { hasText: words });
  await page.getByRole('button', { name: 'Save' }).focus();
  await expect(line('A heading')).toHaveText('A heading');
  await expect(line('bold words')).toHaveText('A link and bold words');
  const look = async (words: string) =>
    page
      .locator('.cm-line span', { hasText: words })
      .last()
      .evaluate((span) => {
        const { fontSize, fontWeight, color } = getComputedStyle(span);
        return { fontSize: parseFloat(fontSize), fontWeight, color };
      });
  expect((await look('A heading')).fontSize).toBeGreaterThan(20);
  expect((await look('bold')).fontWeight).toBe('700');
  expect((await look('link')).color).not.toBe((await look('bold')).color);

  await line('Plain words').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.getByRole('button', { name: 'Italic' }).click();
  await expect(line('words').first()).toHaveText(/^_Plain ?_ ?words$/u);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(line('words').first()).toHaveText(/^\*\*Plain ?\*\* ?words$/u);
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(line('words').first()).toHaveText(/^## \*\*Plain/u);
  await expect(text).toBeFocused();
  // Axe itself tries one.
  expect(refused).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();

  // Kept at every stroke.
  await page.keyboard.type('Kept');
  await page.reload();
  await textOf(page);
  await expect(line('Kept')).toHaveCount(1);
  await discard(page);
  await expect(line('Kept')).toHaveCount(0);
});

test('the form of a post, which brings the most, brings less than 300 kB of script, compressed', async ({
  signedIn: page,
}) => {
  await page.evaluate((hash) => (location.hash = hash), `#/${post}`);
  await textOf(page);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/:\d+\/assets\/[^/]+\.js$/u.test(response.url()))
      sizes.push(response.body().then((script) => gzipSync(script).length));
  });
  await page.reload();
  await textOf(page);
  const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(all).toBeLessThan(300_000);
});

test('a picture is pasted into a text with its words, shown there and on the page', async ({
  signedIn: page,
  office,
}) => {
  await open(page, post);
  const text = await textOf(page);
  await text.press('ControlOrMeta+Home');
  const create = { width: 900, height: 600, channels: 3, background: 'plum' } as const;
  const picture = (await sharp({ create }).png().toBuffer()).toString('base64');
  await text.evaluate((content, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'Our shop.png', { type: 'image/png' }));
    const options = { clipboardData, bubbles: true, cancelable: true };
    content.dispatchEvent(new ClipboardEvent('paste', options));
  }, picture);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 900);
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('textbox').fill('Our shop on a [sunny] morning');
  await dialog.getByRole('button', { name: 'Put it in the text' }).click();
  await expect(page.locator('.cm-picture')).toHaveJSProperty('naturalWidth', 900);
  await expect(
    page.frameLocator('iframe').getByRole('img', { name: 'Our shop on a [sunny] morning' }),
  ).toBeAttached();
  await save(page);
  expect(await office.read(`${post}/index.md`)).toContain(
    String.raw`![Our shop on a \[sunny\] morning](../../pictures/covers/our-shop.webp)`,
  );
  // One that she has.
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog.getByRole('textbox').fill('Our shop once more, at noon');
  await dialog.getByRole('button', { name: /^our-shop/u }).click();
  await dialog.getByRole('button', { name: 'Put it in the text' }).click();
  await expect(page.locator('.cm-picture')).toHaveCount(2);
  await discard(page);
});

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

const packageName = (page: Page) => page.getByLabel('Name', { exact: true });

test('words typed right before leaving stand in the form again, and go only when that is confirmed', async ({
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

test('what is typed while a save is under way is unsaved; Discard goes back to what was saved, and Undo brings it back', async ({
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
  await office.write(file, before);
});

test('a browser that the back office does not know anymore is told so, and keeps what was typed', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  await expect(packageName(page)).toHaveValue('Elite & Visible');
  await page.context().clearCookies();
  await packageName(page).fill('Elite & Kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('the address that the terminal shows');
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
  await office.write(file, before.replace('with 60 days of support', 'with theirs'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /Someone else changed this/u })).toBeVisible();
  await expect(page.getByText('with mine')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(noteOf(page)).toHaveValue('with theirs');
  await office.write(file, before);
});

test('a list is added to, moved, and what was removed comes back', async ({ signedIn: page }) => {
  await open(page, 'content/packages/elite-visible');
  const list = page.locator('#root_included');
  await list.locator('summary').first().click();
  const items = list.locator('ol > li');
  const nameOf = (place: number) => items.nth(place).locator('summary');
  const count = await items.count();
  const words = (await nameOf(0).innerText()).slice(3);
  const down = items.nth(0).getByRole('button', { name: /move down/u });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(nameOf(1)).toHaveText(`2. ${words}`);
  await expect(items.nth(1).getByRole('button', { name: /move down/u })).toBeFocused();
  await items
    .nth(1)
    .getByRole('button', { name: /remove/u })
    .click();
  await expect(items).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(1)).toHaveText(`2. ${words}`);
  await list.getByRole('button', { name: /^Add/u }).click();
  await expect(items).toHaveCount(count + 1);
  await discard(page);
  await expect(items).toHaveCount(count);
});

test('a link of a menu, a list within a list, has room to be typed', async ({ signedIn: page }) => {
  await open(page, 'content/site/site');
  await page.locator('#root_menus > summary').click();
  await page.locator('#root_menus_1 > summary').click();
  await page.locator('#root_menus_1_links_0 > summary').click();
  const words = await page.locator('#root_menus_1_links_0_label').boundingBox();
  expect(words?.width).toBeGreaterThan(180);
});

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

test('what is typed as a price stays as it is typed, and never becomes another number', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  const price = priceOf(page);
  for (const typed of ['4e3', '0x10', '4250.', '4250.50']) {
    await price.clear();
    await price.pressSequentially(typed);
    await expect(price).toHaveValue(typed);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#root_price-problem')).toContainText(
    '"4250.50" is not a whole number',
  );
  await expect(price).toHaveValue('4250.50');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  expect(await office.read('content/packages.yml')).toContain('price: 3999');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('the tick for search engines is drawn as it is, and going without it is said', async ({
  signedIn: page,
  office,
}) => {
  const before = await office.read('content/pages/home.yml');
  await open(page, 'content/pages/home');
  await page.locator('#root_head > summary').click();
  const tick = page.getByLabel('Shown by search engines');
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await expect(page.getByText('nobody finds it by searching')).toBeVisible();
  await tick.check();
  await expect(page.getByText('nobody finds it by searching')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await office.read('content/pages/home.yml')).toBe(before);
});

test('another palette is seen on the proof sheet before it is saved', async ({
  signedIn: page,
}) => {
  await open(page, 'content/brand/brand');
  const preview = page.frameLocator('iframe');
  // The page beside is loaded again meanwhile.
  const seeButton = (color: string) =>
    expect(async () => {
      const link = preview.getByRole('banner').getByRole('link', { name: 'Contact' }).first();
      const background = await link.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(background).toBe(color);
    }).toPass({ timeout: 120_000 });
  await seeButton('rgb(244, 169, 31)');
  await page.getByLabel('Palette').selectOption('Gulf');
  await seeButton('rgb(255, 159, 122)');
  await page.getByLabel('Page of the preview').selectOption('Tickets');
  await expect(preview.getByRole('main')).toContainText('$3999');
  await seeButton('rgb(255, 159, 122)');
  await page.getByLabel('Page of the preview').selectOption('Email about a lead');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Rosa Delgado');
  await discard(page);
});

test('a mark is taken from a file: cleaned, or refused in a sentence', async ({
  signedIn: page,
}) => {
  await open(page, 'content/brand/brand');
  const mark = page.locator('#root_mark');
  const upload = (svg: string) =>
    page
      .getByLabel('Upload an SVG')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await upload('<svg viewBox="0 0 8 8"><path fill="none" stroke="red" d="M0 0h4v4z"/></svg>');
  await expect(page.getByRole('alert').filter({ hasText: 'no outlines' })).toBeVisible();
  await expect(mark).toHaveValue('bloom');
  await upload('<svg viewBox="0 0 8 8"><script>1</script><rect width="8" height="8"/></svg>');
  await expect(mark).toHaveValue(/^<svg[^>]*><path d="[^"]+"\/><\/svg>$/u);
  await discard(page);
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

test('one search finds a field, a page and a lead, and leads there', async ({ signedIn: page }) => {
  const find = async (words: string) => {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(words);
    return search;
  };
  await open(page, 'history');
  const search = await find('headline');
  await search.getByRole('link', { name: 'Home › Top of the page › Heading' }).click();
  await expect(page.locator('#root_hero_heading')).toBeFocused();
  // A stroke in a field is a stroke in that field.
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await discard(page);

  await open(page, 'content');
  expect(await accessibilityFindings(page)).toEqual([]);
  await (
    await find('terms')
  )
    .getByRole('link', { name: /^Terms/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/u);
  await open(page, 'publish');
  await find('delgado');
  expect(await accessibilityFindings(page)).toEqual([]);
  await search.getByRole('link', { name: /Rosa Delgado/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rosa Delgado/u);
});

test('a lead is answered and noted', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search names' }).fill('rosa');
  await page.getByRole('link', { name: /Rosa Delgado/u }).click();
  await expect(page.getByText('/localseo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:rosa%40example\.com\?subject=/u,
  );
  await page.getByLabel(/Note/u).fill('Called her on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  // Neither is lost what nobody kept.
  for (const [note, leave] of [
    ['Called her on Tuesday', () => page.goBack()],
    ['Called her on Friday', () => page.reload()],
  ] as const) {
    await page.getByLabel(/Note/u).fill(note);
    await leave();
    await open(page, 'leads');
    await expect(page.getByText('Note', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Rosa Delgado/u }).click();
    await expect(page.getByLabel(/Note/u)).toHaveValue(note);
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Answered. Well done.')).toBeVisible();
  await open(page, 'leads');
  await expect(page.getByRole('link', { name: /Rosa Delgado/u })).toHaveCount(0);
});

test('spam is let in, a mail sent again, a person erased', async ({ signedIn: page }) => {
  await open(page, 'spam');
  await expect(page.getByText('9 links')).toBeVisible();
  await page.getByRole('button', { name: /Not spam/u }).click();
  await expect(page.getByText('No spam. Enjoy the quiet.')).toBeVisible();
  await open(page, 'mails');
  await expect(page.getByText('550 no such mailbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/Queued/u)).toBeVisible();
  await open(page, 'people');
  await page.getByLabel('Their email address').fill('rosa@example.com');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('Erased: 1 entry.')).toBeVisible();
});

test('what is published goes live and can be brought back', async ({ signedIn: page, office }) => {
  test.setTimeout(1_200_000);
  const change = async (title: string, outcome: RegExp) => {
    await open(page, 'content/packages/elite-visible');
    await noteOf(page).fill(title);
    await save(page);
    await publish(page, outcome);
    await expect(page.getByText('Everything you saved is live.')).toBeVisible();
  };
  await open(page, 'publish');
  await expect(page.getByText(/would be sent to http:\/\/localhost/u)).toBeVisible();
  await change('with one month of support', /nothing answers at/u);

  const server = await office.serve();
  const served = async () => (await fetch(`${server.address}/elitevisible`)).text();
  expect(await served()).toContain('with one month of support');
  await change('with two months of support', /Visitors see it now/u);
  await expect(page.getByRole('link', { name: 'See the live site' })).toBeVisible();
  await expect.poll(served, { timeout: 60_000 }).toContain('with two months of support');
  await page
    .getByRole('button', { name: /Restore/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect.poll(served, { timeout: 60_000 }).toContain('with one month of support');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await server.stop();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('of two changes one is published, and the other stays a draft', async ({
    signedIn: page,
    office,
  }) => {
    test.setTimeout(600_000);
    // The other one, on Elite & Visible, was brought back to what it was.
    await open(page, 'content/packages/starter');
    await noteOf(page).fill('for a first year');
    await save(page);
    await open(page, 'publish');
    const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
    const other = waiting.getByRole('listitem').filter({ hasText: 'Elite & Visible' });
    await other.getByText('Before and after').tap();
    await expect(other.getByText('After: with two months of support')).toBeVisible();
    await waiting.getByRole('checkbox', { name: 'Elite & Visible' }).tap();
    await expect(other.getByText('Stays a draft')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Publish 1 of 2' }).tap();
    await expect(page.getByText(/^Published/u)).toBeVisible({ timeout: 400_000 });
    await expect(waiting.getByRole('checkbox')).toHaveCount(1);
    await expect(other).toBeVisible();
    const live = await office.read('dist/content/packages.yml');
    expect(live).toContain('for a first year');
    expect(live).not.toContain('with two months of support');
    expect(await office.read('content/packages.yml')).toContain('with two months of support');
  });

  test('a post that is dated ahead goes out by itself at its minute, and the draft stays', async ({
    signedIn: page,
    office,
  }) => {
    test.setTimeout(900_000);
    const note = async (words: string) => {
      await open(page, 'content/packages/starter');
      await noteOf(page).fill(words);
      await save(page);
    };
    // Alone, this test comes before any publication.
    await note('what everybody sees');
    if (!existsSync(join(office.folder, 'dist'))) await publish(page, /^Published/u);
    await note('a draft');
    const { timeZone } = parse(await office.read('content/site.yml')) as { timeZone: string };
    const file = 'content/blog/ahead/index.md';
    const like = await office.read('content/blog/essentialswebsitepages/index.md');
    await mkdir(join(office.folder, 'content/blog/ahead'));
    await office.write(
      file,
      like
        .replace(/^title: .*$/mu, 'hidden: true\ntitle: A post from the future')
        .replace(/^updated: .*\n/mu, '')
        .replace(/^ {2}title: .*$/mu, '  title: A post that comes from the future of all')
        .replace(/^ {2}description: /mu, '  description: Now ')
        .replace(/^ {2}focus: .*$/mu, '  focus: post from the future'),
    );
    await open(page, 'content/blog/ahead');
    const moment = new Date(Date.now() + 3 * 60_000);
    const [day, time] = [
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment),
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment),
    ];
    await page.getByLabel('Published', { exact: true }).fill(day);
    await page.getByLabel('Goes out at (optional)').fill(time);
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
    await expect(page.getByText('as long as Hidden is ticked')).toBeVisible();
    await page.getByText('More: duplicate').tap();
    await page.getByRole('button', { name: 'Show it', exact: true }).tap();
    await expect(page.getByText('Visitors see it once you publish.')).toBeVisible();
    await open(page, 'publish');
    const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
    const ahead = waiting.getByRole('listitem').filter({ hasText: 'A post from the future' });
    await expect(ahead.getByText(/Goes out by itself: /u)).toBeVisible();
    await expect(ahead.getByRole('checkbox')).toBeDisabled();
    const isOut = async () =>
      existsSync(join(office.folder, 'dist/site/ahead.html')) &&
      (await office.read('dist/site/blog.html')).includes('A post from the future');
    expect(await isOut()).toBe(false);
    await open(page, 'content');
    const row = page.getByRole('link', { name: /A post from the future/u });
    await expect(row).toContainText('Goes out later');
    await expect.poll(isOut, { timeout: 700_000, intervals: [2000] }).toBe(true);
    expect(Date.now()).toBeGreaterThan(moment.getTime() - 60_000);
    expect(await office.read('dist/content/packages.yml')).not.toContain('a draft');
    await open(page, '');
    await open(page, 'publish');
    await expect(waiting.getByRole('checkbox', { name: 'Starter' })).toBeVisible();
    await expect(ahead).toHaveCount(0);
    const last = page.getByRole('region', { name: 'Publishing history' }).getByRole('listitem');
    await expect(last.first()).toContainText('by itself, at its time');
  });
});

test('where somebody else has pushed the same price, she chooses, and it is sent', async ({
  signedIn: page,
  office,
}) => {
  test.setTimeout(1_200_000);
  const file = 'content/packages.yml';
  await open(page, 'content/packages/elite-visible');
  await noteOf(page).fill('with a month of support');
  await save(page);
  const remote = await mkdtemp(join(tmpdir(), 'remote-'));
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: office.folder, encoding: 'utf8' });
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('checkout', '--quiet', '-B', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The beginning');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const before = await office.read(file);
  await office.write(file, before.replace('with a month of', 'with a year of'));
  git('commit', '--quiet', '--all', '--message', 'Somebody else');
  git('push', '--quiet');
  git('reset', '--quiet', '--hard', 'HEAD~1');

  await open(page, 'content/packages/elite-visible');
  await noteOf(page).fill('with a week of support');
  await save(page);
  await open(page, 'publish');
  await page.getByLabel(/Through a host/u).check();
  await publish(page, /Somebody else changed the same words/u);
  await expect(page.getByText('with a year of support')).toBeVisible();
  await page.getByRole('button', { name: 'Publish with these' }).click();
  await expect(page.getByText(/Sent\. Your host/u)).toBeVisible({ timeout: 400_000 });
  expect(git('--git-dir', remote, 'show', `main:${file}`)).toContain('with a week of support');
});

/** Clicks on the page in the preview, which may be loading itself again just then. */
const pick = (what: Locator, field: Locator, options: Parameters<Locator['click']>[0] = {}) =>
  expect(async () => {
    await what.click({ timeout: 5000, ...options });
    await expect(field).toBeFocused({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });

test('a word, a price and a picture of the page are clicked: their fields open, here or in another entry', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  // No mark is left where a visitor would copy it, or a screen reader read it.
  await expect(headline).toHaveText(/^[\p{L}\p{P}\p{Z}]+$/u, { timeout: 120_000 });
  await pick(headline, page.locator('#root_hero_heading'));
  await expect(page.locator('#root_hero')).toHaveAttribute('open');
  await expect(preview.locator('div[popover]:popover-open')).toHaveCount(2);
  // Where the page has no words for it.
  const place = { position: { x: 450, y: 150 }, force: true };
  await pick(preview.locator('main img').first(), page.locator('#root_hero_scene_wide'), place);

  const entry = preview.getByRole('listitem').filter({ hasText: 'Visibility Audit' });
  const price = entry.getByText('$99', { exact: true });
  // A link lies over the whole line.
  await pick(price, priceOf(page), { force: true });
  await expect(page).toHaveURL(/#\/content\/packages\/visibility-audit\/price$/u);
  // The page that she saw is still beside the form, at the place.
  await expect(page.getByRole('combobox', { name: 'Page of the preview' })).toHaveValue('/');
  await expect(price).toBeInViewport();
  // Typed at once, while the page beside is still coming, it is loaded anew and goes there again.
  await expect(async () => {
    await priceOf(page).fill('99');
    await priceOf(page).fill('129');
    await expect(entry.getByText('$129', { exact: true })).toBeInViewport({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await discard(page);
});

test('the page goes to the field that has the focus, and links are followed once she says so', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport({ timeout: 120_000 });
  await page.getByText('Testimonials', { exact: true }).click();
  await page.locator('#root_testimonials_heading').focus();
  await expect(preview.locator('#testimonials h2')).toBeInViewport();
  await page.getByRole('button', { name: 'Click to edit' }).click();
  const contact = preview.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await expect(async () => {
    await contact.click({ timeout: 5000 });
    await expect(headline).toHaveText(/Tell us/u, { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Click to edit' }).click();
  await pick(headline, page.locator('#root_heading'));
  await expect(page).toHaveURL(/#\/content\/pages\/contact\/heading$/u);
});

test('how a page is seen in a search engine is drawn from what is typed, with its letters counted', async ({
  signedIn: page,
}) => {
  await open(page, 'content/pages/contact');
  await page.locator('summary', { hasText: 'In search results' }).click();
  const seen = page.getByRole('figure', { name: 'In a search engine' });
  await page.getByLabel('Title in search results', { exact: true }).fill('Write to {brand}');
  await expect(seen).toContainText('Write to Marigold & Main');
  await expect(seen).toContainText('Title: 24 of 60 letters');
  await expect(
    page.frameLocator('iframe[title="The picture that is shared"]').locator('img'),
  ).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await discard(page);
});
