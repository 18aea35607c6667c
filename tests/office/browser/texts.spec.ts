import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { discard, expect, officeTest as test, open, pngOf, post, save } from './test.ts';

/** The text editor of a post. When its script fails to load, a plain field has the same name. */
const textOf = async (page: Page) => {
  await page.locator('#text[contenteditable]').waitFor();
  return page.getByLabel('Text', { exact: true });
};

/** Pastes text in several formats. */
const paste = (text: Locator, formats: Readonly<Record<string, string>>) =>
  text.evaluate((content, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
    const options = { clipboardData, bubbles: true, cancelable: true };
    content.dispatchEvent(new ClipboardEvent('paste', options));
  }, formats);

test('untouched bytes of a text are kept: line endings, tabs, trailing spaces, a missing final newline', async ({
  signedIn: page,
  office,
}) => {
  const file = `${post}/index.md`;
  const kept = await office.read(file);
  const head = /^---\n.*?\n---\n/su.exec(kept)?.[0] ?? '';
  const odd = `${head}\n  Here   we go.  \nA\ttab\u00A0and \u2028 more \n\n\n* one\n\t* two\n\n~~~\n  code \n~~~\n## Last`;
  const before = odd.replaceAll('\n', '\r\n');
  await office.write(file, before);
  await open(page, 'content');
  await open(page, post);
  const text = await textOf(page);
  await text.getByRole('heading', { name: 'Last' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' new');
  await save(page);
  expect(await office.read(file)).toBe(`${before} new`);
  await office.write(file, kept);
});

test('a text is written as it will look: buttons, shortcuts, a link and a table, and Tab leaves the editor', async ({
  signedIn: page,
  office,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await open(page, `${post}/body`);
  const text = await textOf(page);
  await expect(text).toBeFocused();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await press('Heading');
  await page.keyboard.type('A heading / with a slash');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Plain words, ');
  await press('Bold');
  await page.keyboard.type('bold');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' and ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Words').fill('a link');
  await dialog.getByLabel('Leads to').fill('/contact');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' on.');
  await page.keyboard.press('Enter');
  await press('List');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Table');
  for (const cell of ['What', 'How much', 'When', 'A sign', '1']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await press('Remove the row');
  await press('Remove the column');
  // axe itself triggers one refusal.
  expect(refused).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await text.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();

  await press('Show the formatting signs');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
    /## A heading \/ with a slash\n\nPlain words, \*\*bold\*\* and \[a link\]\(\/contact\) on\.\n\n- one\n- two\n\n\| How much \| When \|/u,
  );
  await press('Show the formatting signs');

  // The draft is saved on every keystroke.
  await (await textOf(page)).press('ControlOrMeta+Home');
  await page.keyboard.type('Kept');
  await page.reload();
  await expect(await textOf(page)).toContainText('KeptA heading');
  await discard(page);
  await expect(text).not.toContainText('Kept');
  expect(await office.read(`${post}/index.md`)).not.toContain('Kept');
});

test('a document is pasted with its headings and lists, and what stays out is said', async ({
  signedIn: page,
}) => {
  await open(page, `${post}/body`);
  const text = await textOf(page);
  await text.press('ControlOrMeta+a');
  const file = 'office/app/form/rich-text/pasted/google-docs-picture-and-color.clipboard';
  await paste(text, { 'text/html': readFileSync(file, 'utf8'), 'text/plain': 'Red paint' });
  await expect(text.locator('strong')).toHaveText(['Blue dries fast.']);
  await expect(
    page.getByText(
      'Pasted without colors, raised and lowered letters, and pictures on other websites.',
    ),
  ).toBeVisible();
  await discard(page);
});

test('when the text editor fails to load, a plain field takes its place', async ({
  signedIn: page,
  office,
}) => {
  await page.route(/\/assets\/Writing-[^/]+\.js$/u, (route) => route.abort());
  await open(page, post);
  const text = page.getByLabel('Text', { exact: true });
  const words = await text.inputValue();
  expect(words).not.toBe('');
  expect(await office.read(`${post}/index.md`)).toContain(words.trim());
  await text.press('ControlOrMeta+Home');
  await page.keyboard.type('New');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await discard(page);
  await expect(text).toHaveValue(words);
});

test('the form of a post, the heaviest one, loads less than 420 kB of compressed script', async ({
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
  expect(all).toBeLessThan(420_000);
});

test('a picture is pasted into a text with its description, and shown there and on the page', async ({
  signedIn: page,
  office,
}) => {
  await open(page, post);
  const text = await textOf(page);
  await text.press('ControlOrMeta+Home');
  const picture = (await pngOf(900, 600)).toString('base64');
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
  const shown = text.locator('img[data-name]');
  await expect(shown).toHaveJSProperty('naturalWidth', 900);
  // The editor's own elements beside a picture take no room.
  const [height, line] = await shown.evaluate((one) => [
    one.clientHeight,
    one.parentElement?.clientHeight,
  ]);
  expect(line).toBe(height);
  await expect(
    page.frameLocator('iframe').getByRole('img', { name: 'Our shop on a [sunny] morning' }),
  ).toBeAttached();
  await save(page);
  expect(await office.read(`${post}/index.md`)).toContain(
    String.raw`![Our shop on a \[sunny\] morning](../../pictures/covers/our-shop.webp)`,
  );
});
