import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { startBackOffice, type BackOffice } from '../fixtures/back-office.ts';
import { ownerMistakes } from '../fixtures/owner-mistakes.ts';
import { phone } from './test.ts';

const test = base.extend<{ signedIn: Page }, { office: BackOffice }>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's own way to say that nothing is needed.
    async ({}, use) => {
      const office = await startBackOffice();
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  signedIn: async ({ page, office }, use) => {
    await page.goto(office.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
    await use(page);
  },
});

test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

const open = async (page: Page, place: string) => {
  await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
  await expect(page.getByText('One moment …')).toHaveCount(0);
};

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('All saved')).toBeVisible();
};

const screens = [
  ['', 'content', 'content/pages/home', 'content/blog/websiteredesignsigns'],
  ['pictures', 'history', 'publish', 'leads', 'spam', 'mails', 'people', 'health', 'nowhere'],
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
  expect(await office.read('content/pages/home.yml')).toBe(before);
  await save(page);
  const after = await office.read('content/pages/home.yml');
  const lines = before.split('\n');
  expect(after.split('\n').filter((line) => !lines.includes(line))).toEqual([
    expect.stringContaining('We open its *doors*.'),
  ]);
});

test('a price is refused in words at its field, then changed, told in the history and taken back', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('a lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#root_price-problem')).toContainText('whole number');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  expect(await office.read('content/packages.yml')).not.toContain('a lot');
  await price.fill('4250');
  await save(page);
  expect(await office.read('content/packages.yml')).toContain('price: 4250');
  await open(page, 'history');
  const [change] = await page.getByRole('listitem').filter({ hasText: '4250' }).all();
  await change?.getByRole('button', { name: /Take back/u }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await office.read('content/packages.yml')).toContain('price: 3999');
});

for (const [entry, field, wrong, words] of ownerMistakes)
  test(`"${wrong}" for ${field} is told at its field, and nothing is saved`, async ({
    signedIn: page,
  }) => {
    await open(page, `content/${entry}`);
    const control = page.locator(`#root_${field}`);
    await expect(control).toBeAttached();
    for (const group of await control.locator('xpath=ancestor::details[not(@open)]').all())
      await group.locator('> summary').click();
    await control.fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator(`#root_${field}-problem`)).toContainText(words);
    await expect(page.getByText('All saved')).toHaveCount(0);
    await page.getByRole('button', { name: 'Discard' }).click();
  });

test('a table in a post is changed and nothing else of the text', async ({
  signedIn: page,
  office,
}) => {
  const file = 'content/blog/websiteredesignsigns/index.md';
  const before = await office.read(file);
  await open(page, 'content/blog/websiteredesignsigns');
  const text = page.getByLabel('Text', { exact: true });
  const written = await text.inputValue();
  const row = /^\|(?! *-).*\|$/mu.exec(written)?.[0] ?? '';
  await text.fill(written.replace(row, row.replace(/\w+/u, 'Changed')));
  await save(page);
  expect(await office.read(file)).toBe(before.replace(row, row.replace(/\w+/u, 'Changed')));
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
  await cover.getByRole('button', { name: /^Choose/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /website-redesign-signs/u })
    .click();
  await save(page);
});

test('words that were not saved are offered again', async ({ signedIn: page }) => {
  await open(page, 'content/packages/elite-visible');
  await page.getByLabel('Name', { exact: true }).fill('Elite & Seen');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.waitForFunction(() => localStorage.length > 0);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with them' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Elite & Seen');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Elite & Visible');
});

test('a change made elsewhere meanwhile is shown beside one’s own', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/packages/elite-visible');
  const file = 'content/packages.yml';
  const before = await office.read(file);
  await page.getByLabel('Note', { exact: true }).fill('with mine');
  await office.write(file, before.replace('with 60 days of support', 'with theirs'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /Somebody changed this/u })).toBeVisible();
  await expect(page.getByText('with mine')).toBeVisible();
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('with theirs');
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
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(items).toHaveCount(count);
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
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'u'));
    await page.getByText('More: duplicate').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('Deleted. History can bring it back.')).toBeVisible();
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
  await button('Make it').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our story');
  for (const [name, answer] of [
    ['Show again', 'It’s back once you publish.'],
    ['Hide', 'Hidden once you publish.'],
    ['Show again', 'It’s back once you publish.'],
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
  await button('Make it').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our second story');
  expect(await office.read('content/pages/our-second-story.yml')).toContain('hidden: true');
});

test('a lead is answered and noted', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByLabel(/Search/u).fill('rosa');
  await page.getByRole('link', { name: /Rosa Delgado/u }).click();
  await expect(page.getByText('/localseo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    /^mailto:rosa%40example\.com\?subject=/u,
  );
  await page.getByLabel(/Note/u).fill('Called her on Monday');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByText('The note is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Answered. Well done.')).toBeVisible();
  await open(page, 'leads');
  await expect(page.getByRole('link', { name: /Rosa Delgado/u })).toHaveCount(0);
});

test('spam is let in, a mail sent again, a person erased', async ({ signedIn: page }) => {
  await open(page, 'spam');
  await expect(page.getByText('9 links')).toBeVisible();
  await page.getByRole('button', { name: /let it in/u }).click();
  await expect(page.getByText('No spam. Enjoy the quiet.')).toBeVisible();
  await open(page, 'mails');
  await expect(page.getByText('550 no such mailbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/in line again/u)).toBeVisible();
  await open(page, 'people');
  await page.getByLabel('Their email address').fill('rosa@example.com');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('Erased: 1 entry.')).toBeVisible();
});

test('what is published goes live and can be brought back', async ({ signedIn: page, office }) => {
  test.setTimeout(400_000);
  const change = async (title: string) => {
    await open(page, 'content/packages/elite-visible');
    await page.getByLabel('Note', { exact: true }).fill(title);
    await save(page);
    await open(page, 'publish');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Visitors see it now.')).toBeVisible({ timeout: 150_000 });
    await expect(page.getByText('Everything you saved is live.')).toBeVisible();
  };
  await change('with one month of support');
  await change('with two months of support');
  await page
    .getByRole('button', { name: /Bring back/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect
    .poll(() => office.read('dist/site/elitevisible.html'), { timeout: 60_000 })
    .toContain('with one month of support');
});
