import { openBackOffice, type BackOffice } from '../back-office.ts';
import { test as base, expect, until } from '../../slow/browsers/test.ts';

const test = base.extend<object, { office: BackOffice }>({
  office: [openBackOffice, { scope: 'worker', timeout: 120_000 }],
});

// What the owner types goes through each engine's own parts.
test('in the back office words are written where they look as they will', async ({
  engine,
  office,
}) => {
  test.setTimeout(240_000);
  const timeout = 60_000;
  const post = 'content/blog/websiteredesignsigns';
  const sees = (words: string) =>
    until(() => engine.evaluate(() => document.body.innerText), { timeout }).toContain(words);
  /** The words in the editor with the size of their letters. */
  const read = (selector: string) =>
    engine.evaluate((wanted) => {
      const found = document.querySelector('#text')?.shadowRoot?.querySelector(wanted);
      return found ? [found.textContent, getComputedStyle(found).fontSize] : [];
    }, selector);

  await engine.goto(office.url);
  await sees('Good to see you');
  await engine.evaluate((hash) => (location.hash = hash), `#/${post}`);
  await until(() => read('.cm-line'), { timeout }).toHaveLength(2);
  await engine.type('#text', '## New _words_');
  await sees('Not saved yet');
  await engine.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
  await until(() => read('.cm-line')).toEqual(['New words', expect.any(String)]);
  // Its styles come in as the policy wants it.
  const [, size = ''] = await read('.cm-line span[class]');
  expect(parseFloat(size)).toBeGreaterThan(20);
  await engine.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.checkVisibility() && one.innerText.includes('Save'))?.click();
  });
  await sees('All saved');
  expect(await office.read(`${post}/index.md`)).toContain('---\n## New _words_\n');
});
