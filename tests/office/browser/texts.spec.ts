import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { discard, expect, officeTest as test, open, pngOf, post, save } from './test.ts';

/** The text editor of a post. When its script fails to load, a plain field has the same name. */
const textOf = async (page: Page) => {
  await page.locator('.cm-content').waitFor();
  return page.getByLabel('Text', { exact: true });
};

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
  await text.press('ControlOrMeta+Home');
  await text.press('ArrowDown');
  await text.press('Home');
  await page.keyboard.type('New');
  await save(page);
  expect(await office.read(file)).toBe(before.replace('Here', 'NewHere'));
  await office.write(file, kept);
});

test('a text is styled as it will appear, buttons and shortcuts insert the Markdown, and Tab leaves the editor', async ({
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
  await line('Plain words').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(line('words').first()).toHaveText(/^\*\*Plain ?\*\* ?words$/u);
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(line('words').first()).toHaveText(/^## \*\*Plain/u);
  // axe itself triggers one refusal.
  expect(refused).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();

  // The draft is saved on every keystroke.
  await page.keyboard.type('Kept');
  await page.reload();
  await textOf(page);
  await expect(line('Kept')).toHaveCount(1);
  await discard(page);
  await expect(line('Kept')).toHaveCount(0);
});

test('when the text editor fails to load, a plain field takes its place', async ({
  signedIn: page,
  office,
}) => {
  await page.route(/\/assets\/MarkdownEditor-[^/]+\.js$/u, (route) => route.abort());
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

test('the form of a post, the heaviest one, loads less than 300 kB of compressed script', async ({
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
  await expect(page.locator('.cm-picture')).toHaveJSProperty('naturalWidth', 900);
  await expect(
    page.frameLocator('iframe').getByRole('img', { name: 'Our shop on a [sunny] morning' }),
  ).toBeAttached();
  await save(page);
  expect(await office.read(`${post}/index.md`)).toContain(
    String.raw`![Our shop on a \[sunny\] morning](../../pictures/covers/our-shop.webp)`,
  );
});
