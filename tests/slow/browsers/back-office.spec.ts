import {
  cookieFor,
  openBackOffice,
  writePost,
  type BackOffice,
} from '../../fixtures/back-office.ts';
import { dropPicture, pngOf } from '../../fixtures/dropped-picture.ts';
import type { Engine } from './engine.ts';
import { expect, test as base } from './test.ts';

/** What its owner does in the back office, whatever the engine. */
interface Owner {
  open: (place: string) => Promise<void>;
  /** Waits until the page shows these words, or a part of it does. */
  sees: (words: string, selector?: string, timeout?: number) => Promise<void>;
  /** Presses the first button, or what is ticked, with these words; in a dialog, where one is open. */
  press: (words: string) => Promise<void>;
  /** Puts a text into a field, as if it were pasted, and opens what the field is folded into. */
  fill: (selector: string, text: string) => Promise<void>;
  valueOf: (selector: string) => Promise<string>;
}

const ownerWith = (engine: Engine): Owner => {
  const until = (read: () => Promise<unknown>, timeout = 20_000) =>
    // A page that is being left does not answer.
    expect.poll(() => read().catch(() => undefined), { timeout });
  const sees: Owner['sees'] = (words, selector = 'body', timeout = 20_000) =>
    until(
      () =>
        engine.evaluate(
          (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '',
          selector,
        ),
      timeout,
    ).toContain(words);
  const isThere = (selector: string) =>
    until(() =>
      engine.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
    ).toBe(true);
  return {
    sees,
    open: async (place) => {
      await engine.evaluate((hash) => (location.hash = hash), `#/${place}`);
      await until(() =>
        engine.evaluate(() => document.body.innerText.includes('One moment …')),
      ).toBe(false);
    },
    press: async (words) => {
      const mark = () =>
        engine.evaluate((wanted) => {
          const scope = document.querySelector('dialog[open]') ?? document;
          document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
          const button = [...scope.querySelectorAll<HTMLElement>('button, summary, label')].find(
            (one) => one.checkVisibility() && (one.ariaLabel ?? one.innerText).includes(wanted),
          );
          button?.setAttribute('data-wanted', '');
          return button !== undefined;
        }, words);
      await until(mark).toBe(true);
      await engine.click('[data-wanted]');
    },
    fill: async (selector, text) => {
      await isThere(selector);
      await engine.evaluate(
        (wanted, typed) => {
          const control = document.querySelector<HTMLInputElement>(wanted);
          for (let node = control?.parentElement; node; node = node.parentElement)
            if (node instanceof HTMLDetailsElement) node.open = true;
          control?.focus();
          control?.select();
          // React listens to what the browser itself sets.
          const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
          own?.set?.call(control, typed);
          control?.dispatchEvent(new Event('input', { bubbles: true }));
        },
        selector,
        text,
      );
    },
    valueOf: async (selector) => {
      await isThere(selector);
      return engine.evaluate(
        (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '',
        selector,
      );
    },
  };
};

const test = base.extend<{ owner: Owner }, { office: BackOffice }>({
  office: [openBackOffice, { scope: 'worker', timeout: 120_000 }],
  owner: async ({ engine, office }, use) => {
    const owner = ownerWith(engine);
    await engine.goto(office.url);
    await owner.sees('Good to see you');
    await use(owner);
  },
});

test.describe.configure({ mode: 'serial' });

const post = 'content/blog/websiteredesignsigns';

test('a heading is changed, and the preview has it before it is saved', async ({
  owner,
  engine,
  office,
}) => {
  const file = 'content/pages/home.yml';
  const before = await office.read(file);
  const cookie = await cookieFor(office.url);
  await owner.open('content/pages/home');
  await owner.fill('#root_about_heading', 'You built the business. We open its *doors*.');
  const preview = async () => {
    const answer = await engine.evaluate(() =>
      fetch('/api/office').then((response) => response.json()),
    );
    const { port } = (answer as { preview: { port: number } }).preview;
    // The engine's own frame cannot be looked into.
    const page = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { cookie },
    });
    return page.text();
  };
  // What it answers instead is told where it fails.
  await expect
    .poll(() => preview().catch(String), { timeout: 60_000 })
    .toMatch(/We open its <[^>]+>doors/u);
  expect(await office.read(file)).toBe(before);
  await owner.press('Save');
  await owner.sees('All saved');
  expect(await office.read(file)).toContain('We open its *doors*.');
});

test('a word of the page is clicked, and its field has the focus', async ({ owner, engine }) => {
  test.setTimeout(180_000);
  await owner.open('content/pages/contact');
  // The preview takes its time at first, and the page may be loading itself again just then.
  const pick = () =>
    engine
      .clickInFrame('h1')
      .catch(() => undefined)
      .then(() => engine.evaluate(() => document.activeElement?.id));
  await expect.poll(pick, { timeout: 120_000, intervals: [2000] }).toBe('root_heading');
});

test('a price is changed, told in the history and taken back', async ({ owner, office }) => {
  await owner.open('content/packages/elite-visible');
  await owner.fill('#root_price', '4250');
  await owner.press('Save');
  await owner.sees('All saved');
  expect(await office.read('content/packages.yml')).toContain('price: 4250');
  await owner.open('history');
  await owner.sees('$3999 → $4250');
  await owner.press('Undo');
  await owner.sees('Undone.');
  expect(await office.read('content/packages.yml')).toContain('price: 3999');
});

test('a picture is uploaded and used', async ({ owner, engine, office }) => {
  await owner.open(post);
  await owner.valueOf('#root_cover input[type="file"]');
  const picture = await pngOf(1600, 1000);
  await engine.evaluate((base64) => {
    const input = document.querySelector<HTMLInputElement>('#root_cover input[type="file"]');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'Our new cover.png', { type: 'image/png' }));
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, picture);
  await expect.poll(() => owner.valueOf('#root_cover_picture')).toBe('our-new-cover.webp');
  await owner.press('Save');
  await owner.sees('All saved');
  expect(await office.read(`${post}/index.md`)).toContain(
    'picture: ../../pictures/covers/our-new-cover.webp',
  );
});

test('a picture is dropped into a text, and placed there with its words', async ({
  owner,
  engine,
}) => {
  await owner.open(post);
  const picture = await pngOf(900, 600);
  await expect.poll(() => engine.evaluate(dropPicture, picture), { timeout: 60_000 }).toBe(true);
  await owner.fill('dialog[open] input', 'Our shop on a sunny morning');
  await owner.press('Put it in the text');
  const width = () =>
    engine.evaluate(() => {
      const { shadowRoot } = document.querySelector('#text') ?? {};
      return shadowRoot?.querySelector<HTMLImageElement>('.cm-picture')?.naturalWidth;
    });
  await expect.poll(width, { timeout: 60_000 }).toBe(900);
  await owner.press('Discard');
  await owner.press('Discard it');
  await owner.sees('All saved');
});

test('a text is written where it looks as it will', async ({ owner, engine, office }) => {
  await owner.open(post);
  const read = (selector: string) =>
    engine.evaluate((wanted) => {
      const found = document.querySelector('#text')?.shadowRoot?.querySelector(wanted);
      return found ? [found.textContent, getComputedStyle(found).fontSize] : [];
    }, selector);
  await expect.poll(() => read('.cm-line'), { timeout: 60_000 }).not.toEqual([]);
  await engine.type('#text', '## New _words_');
  await owner.sees('Not saved yet');
  await engine.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
  await expect.poll(() => read('.cm-line')).toEqual(['New words', expect.any(String)]);
  // Its styles come in as the policy wants it.
  const [, size = ''] = await read('.cm-line span[class]');
  expect(parseFloat(size)).toBeGreaterThan(20);
  await owner.press('Save');
  await owner.sees('All saved');
  expect(await office.read(`${post}/index.md`)).toContain('---\n## New _words_\n');
});

test('of two changes one goes live, a post that is dated ahead stays, and an earlier state is brought back', async ({
  owner,
  office,
}) => {
  test.setTimeout(900_000);
  const page = () => office.read('dist/site/elitevisible.html').catch(() => '');
  const note = async (entry: string, words: string) => {
    await owner.open(`content/packages/${entry}`);
    await owner.fill('#root_note', words);
    await owner.press('Save');
    await owner.sees('All saved');
  };
  const publish = async (words: string) => {
    await owner.press(words);
    await owner.sees('Published', 'main', 400_000);
  };
  await note('elite-visible', 'with one month of support');
  await owner.open('publish');
  await publish('Publish');
  expect(await page()).toContain('with one month of support');

  await note('elite-visible', 'with two months of support');
  await writePost(office, 'ahead', (text) =>
    text
      .replaceAll(/^(published|updated): .*$/gmu, "$1: '2099-01-15'")
      .replace(/^title: /mu, "publishAt: '09:00'\ntitle: "),
  );
  await owner.open('content');
  await owner.sees('Goes out later');
  await owner.open('publish');
  await owner.sees('Unseen until its time: Thu, Jan 15, 2099');
  await owner.press('A post from the future');
  await publish('Publish 1 of 2');
  expect(await page()).toContain('with two months of support');
  expect(await office.read('dist/site/blog.html')).not.toContain('A post from the future');
  await owner.press('Restore');
  await owner.press('Restore it');
  await expect.poll(page, { timeout: 60_000 }).toContain('with one month of support');
});
