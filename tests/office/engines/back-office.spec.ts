import { openBackOffice, type BackOffice } from '../back-office.ts';
import { pngOf } from '../browser/test.ts';
import { test as base, expect, isVisible, until } from '../../slow/browsers/test.ts';

/** Runs in the page: drops a picture on the first line of the text editor. Returns whether the editor accepted it. */
const dropPicture = (base64: string): boolean => {
  const text = document.querySelector('#text[contenteditable]');
  const line = text?.querySelector('p')?.getBoundingClientRect();
  if (!text || !line) return false;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'Our shop.png', { type: 'image/png' }));
  const place = { clientX: line.left, clientY: line.top + 5 };
  const options = { dataTransfer, bubbles: true, cancelable: true, ...place };
  return !text.dispatchEvent(new DragEvent('drop', options));
};

const test = base.extend<object, { office: BackOffice }>({
  office: [openBackOffice, { scope: 'worker', timeout: 120_000 }],
});

// Dropping and typing go through engine-specific code.
test('in the back office a picture is dropped into a text, and typed words are styled as they will appear', async ({
  engine,
  office,
}) => {
  test.setTimeout(240_000);
  const timeout = 60_000;
  const post = 'content/blog/websiteredesignsigns';
  const sees = (words: string) =>
    until(() => engine.evaluate(() => document.body.innerText), { timeout }).toContain(words);
  /** Presses the first button with these words, in the dialog if one is open. */
  const press = async (words: string) => {
    const mark = () =>
      engine.evaluate((wanted) => {
        const scope = document.querySelector('dialog[open]') ?? document;
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        const button = [...scope.querySelectorAll<HTMLElement>('button')].find(
          (one) => one.checkVisibility() && one.innerText.includes(wanted),
        );
        button?.setAttribute('data-wanted', '');
        return button !== undefined;
      }, words);
    await until(mark, { timeout }).toBe(true);
    await engine.click('[data-wanted]');
  };
  /** The font size of the heading in the editor that has these words. */
  const sizeOf = (words: string) =>
    engine.evaluate((wanted) => {
      const headings = [...document.querySelectorAll('#text h2')];
      const found = headings.find(({ textContent }) => textContent.startsWith(wanted));
      return found ? parseFloat(getComputedStyle(found).fontSize) : 0;
    }, words);

  await engine.goto(office.url);
  await sees('Good to see you');
  await engine.evaluate((hash) => (location.hash = hash), `#/${post}`);
  const picture = (await pngOf(900, 600)).toString('base64');
  await until(() => engine.evaluate(dropPicture, picture), { timeout }).toBe(true);
  await until(isVisible(engine, 'dialog[open] input'), { timeout }).toBe(true);
  await engine.type('dialog[open] input', 'Our shop on a sunny morning');
  await press('Put it in the text');
  const width = () =>
    engine.evaluate(
      () => document.querySelector<HTMLImageElement>('#text img[data-name]')?.naturalWidth,
    );
  await until(width, { timeout }).toBe(900);
  await press('Discard');
  await press('Discard it');
  await sees('All saved');

  await engine.type('#text', '\n## New _words_ ');
  await sees('Not saved yet');
  await engine.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
  // The editor's styles load in spite of the content security policy.
  await until(() => sizeOf('New words')).toBeGreaterThan(20);
  await press('Save');
  await sees('All saved');
  expect(await office.read(`${post}/index.md`)).toContain('\n\n## New _words_');
});
