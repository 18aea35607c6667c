import { readdir } from 'node:fs/promises';
import { findAwningFaults, watchAwnings } from '../../fixtures/awnings.ts';
import { translatePage } from '../../fixtures/page-translator.ts';
import { withoutScripts } from '../../fixtures/without-scripts.ts';
import type { Engine } from './engine.ts';
import { expect, isVisible, test, until } from './test.ts';

const textOf = (engine: Engine, selector: string) => () =>
  engine.evaluate((place: string) => document.querySelector(place)?.textContent ?? '', selector);

const hasFocus = (engine: Engine, selector: string) => () =>
  engine.evaluate(
    (place: string) => document.querySelector(place)?.contains(document.activeElement) ?? false,
    selector,
  );

const scrolledTo = (engine: Engine, selector: string) => () =>
  engine.evaluate((place: string) => document.querySelector(place)?.scrollLeft ?? -1, selector);

const pagePosition = (engine: Engine) => () => engine.evaluate(() => scrollY);

/** Waits until a page, or a row, has scrolled smoothly to where it was led: what moves cannot be clicked. */
const untilAtRest = async (position: () => Promise<number>): Promise<void> => {
  let previous = NaN;
  const hasMoved = async () => {
    const place = await position();
    const moved = place !== previous;
    previous = place;
    return moved;
  };
  await until(hasMoved, { intervals: [300] }).toBe(false);
};

test(
  'home shows its heading and every picture in view',
  { tag: '@engine' },
  async ({ engine, baseURL }) => {
    await engine.goto(`${baseURL}/`);
    await until(isVisible(engine, 'h1')).toBe(true);
    const brokenPictures = () =>
      engine.evaluate(
        () =>
          [...document.images].filter(
            (image) =>
              image.getBoundingClientRect().top < innerHeight &&
              image.checkVisibility() &&
              image.naturalWidth === 0,
          ).length,
      );
    await until(brokenPictures).toBe(0);
    expect(await engine.messages()).toEqual([]);
  },
);

test(
  'a menu opens by mouse and by key, and closes by Escape',
  { tag: '@engine' },
  async ({ engine, baseURL }) => {
    await engine.goto(`${baseURL}/about`);
    const menu = '[data-menu]:first-child';
    await engine.hover('h1');
    await engine.hover(`${menu} summary`);
    await until(isVisible(engine, `${menu} a`)).toBe(true);
    // To the left of where the menu hangs down.
    await engine.hover('footer a');
    await until(isVisible(engine, `${menu} a`)).toBe(false);
    await engine.evaluate((place: string) => {
      document.querySelector<HTMLElement>(place)?.focus();
    }, `${menu} summary`);
    await until(isVisible(engine, `${menu} a`)).toBe(true);
    await engine.press('Escape');
    await until(isVisible(engine, `${menu} a`)).toBe(false);
    await until(hasFocus(engine, `${menu} summary`)).toBe(true);
    await engine.press('Enter');
    await until(isVisible(engine, `${menu} a`)).toBe(true);
  },
);

test('the first press of Escape closes a menu that the mouse has opened', async ({
  engine,
  baseURL,
}) => {
  await engine.resize(1280, 800);
  await engine.goto(`${baseURL}/about`);
  await engine.hover('[data-menu]:first-child summary');
  await until(isVisible(engine, '[data-menu]:first-child a')).toBe(true);
  await engine.press('Escape');
  await until(isVisible(engine, '[data-menu]:first-child a'), { timeout: 3000 }).toBe(false);
});

for (const [path, name] of [
  ['/about', 'testimonials'],
  ['/elitevisible', 'projects'],
] as const)
  test(
    `quick presses on an arrow of the ${name} count one by one`,
    { tag: '@engine' },
    async ({ engine, baseURL }) => {
      await engine.resize(1440, 900);
      await engine.goto(`${baseURL}${path}`);
      const row = 'main [data-carousel-track]';
      const next = 'main [data-carousel-arrow="next"]';
      // A mouse that moves only once rests.
      for (const place of ['h1', next]) await engine.hover(place);
      const read = () =>
        engine.evaluate((place: string) => {
          const { scrollWidth, clientWidth } = document.querySelector(place) ?? document.body;
          return { clientWidth, end: scrollWidth - clientWidth };
        }, row);
      const { clientWidth, end } = await read();
      expect(clientWidth).toBe(1040);
      await until(isVisible(engine, 'footer [data-sign-up="ready"]')).toBe(true);
      const position = scrolledTo(engine, row);
      const pressTwice = (selector: string) =>
        engine.evaluate((place: string) => {
          const arrow = document.querySelector<HTMLElement>(place);
          arrow?.click();
          setTimeout(() => arrow?.click(), 150);
        }, selector);
      await pressTwice(next);
      const far = Math.min(2 * 1040, end);
      await until(async () => Math.abs((await position()) - far)).toBeLessThan(2);
      await pressTwice('main [data-carousel-arrow="previous"]');
      await until(position).toBeLessThan(2);
    },
  );

test('on a phone the menu opens and leads to another page', async ({ engine, baseURL }) => {
  await engine.resize(390, 844);
  await engine.goto(`${baseURL}/about`);
  await engine.click('[data-mobile-menu] summary');
  await until(isVisible(engine, '[data-mobile-menu] a[href="/contact"]')).toBe(true);
  await engine.click('[data-mobile-menu] a[href="/contact"]');
  await until(() => engine.evaluate(() => location.pathname)).toBe('/contact');
});

const form = 'form[action="/contact"]';

const chooseService = (engine: Engine) =>
  engine.evaluate((place: string) => {
    const choice = document.querySelector<HTMLSelectElement>(place);
    if (!choice) return;
    choice.value = 'Web Design';
    for (const kind of ['input', 'change'])
      choice.dispatchEvent(new Event(kind, { bubbles: true }));
  }, `${form} [name="service"]`);

test(
  'a contact request is stored, and a dialog thanks',
  { tag: '@engine' },
  async ({ engine, baseURL, site }) => {
    await engine.goto(`${baseURL}/contact`);
    await engine.type(`${form} [name="name"]`, 'Ana Ruiz');
    await engine.type(`${form} [name="email"]`, 'ana@example.com');
    await engine.type(`${form} [name="brief"]`, 'A site for my bakery.');
    await chooseService(engine);
    await until(isVisible(engine, `${form}[novalidate]`)).toBe(true);
    await engine.click(`${form} button[type="submit"]`);
    await until(isVisible(engine, 'dialog[open]')).toBe(true);
    await until(textOf(engine, 'dialog[open]')).toContain('Thank You!');
    expect(await site.leads('contacts')).toMatchObject([
      { data: { name: 'Ana Ruiz', email: 'ana@example.com', service: 'Web Design' } },
    ]);
    await engine.press('Escape');
    await until(isVisible(engine, 'dialog[open]')).toBe(false);
  },
);

test('a translated contact form takes a suggestion, tells what is missing and is sent', async ({
  engine,
  baseURL,
  site,
}) => {
  await engine.goto(`${baseURL}/contact`);
  await engine.evaluate(translatePage);
  await engine.type(`${form} [name="email"]`, 'ana@gmial.com');
  await until(isVisible(engine, `${form}[novalidate]`)).toBe(true);
  await engine.press('Tab');
  await engine.click(`${form} [data-email-suggestion] button`);
  await engine.type(`${form} [name="name"]`, 'Ana Ruiz');
  await chooseService(engine);
  await engine.click(`${form} button[type="submit"]`);
  await until(isVisible(engine, `${form} [name="brief"][aria-invalid]`)).toBe(true);
  await engine.type(`${form} [name="brief"]`, 'A site for my bakery.');
  await engine.click(`${form} button[type="submit"]`);
  await until(isVisible(engine, 'dialog[open]')).toBe(true);
  expect(await engine.messages()).toEqual([]);
  expect(await site.leads('contacts')).toMatchObject([
    { data: { name: 'Ana Ruiz', email: 'ana@gmail.com', service: 'Web Design' } },
  ]);
});

const newsletter = 'main form[action="/newsletter"]';

test(
  'on the newsletter’s page an umlaut domain is taken',
  { tag: '@engine' },
  async ({ engine, baseURL, site }) => {
    await engine.goto(`${baseURL}/newsletter`);
    await engine.type(`${newsletter} [name="email"]`, 'ana@müller.de');
    await engine.click(`${newsletter} button[type="submit"]`);
    await until(() => site.leads('newsletter')).toMatchObject([
      { data: { email: expect.stringMatching(/^ana@(?:müller|xn--mller-kva)\.de$/u) } },
    ]);
  },
);

test(
  'on the newsletter’s page a comma gets a hint',
  { tag: '@engine' },
  async ({ engine, baseURL, site }) => {
    await engine.goto(`${baseURL}/newsletter`);
    await engine.type(`${newsletter} [name="email"]`, 'ana@gmail,com');
    await engine.click(`${newsletter} button[type="submit"]`);
    await engine.click(`${newsletter} [data-email-suggestion] button`);
    await engine.click(`${newsletter} button[type="submit"]`);
    await until(() => site.leads('newsletter')).toMatchObject([
      { data: { email: 'ana@gmail.com' } },
    ]);
  },
);

test(
  'the guide is offered after 15 seconds, is downloaded, and the address stored',
  { tag: '@engine' },
  async ({ engine, baseURL, site }) => {
    await engine.goto(`${baseURL}/`);
    await until(isVisible(engine, 'dialog[open]'), { timeout: 40_000 }).toBe(true);
    await engine.type('dialog[open] [type="email"]', 'ana@example.com');
    await engine.click('dialog[open] form:has([type="email"]) button[type="submit"]');
    await until(textOf(engine, 'dialog[open]')).toContain('Checklist Has Been Downloaded');
    await until(async () =>
      (await readdir(engine.downloads)).filter((name) => name.endsWith('.pdf')),
    ).toHaveLength(1);
    expect(await site.leads('authorityBuilderFunnel1')).toMatchObject([
      { data: { email: 'ana@example.com' } },
    ]);
  },
);

for (const direction of ['ltr', 'rtl'] as const)
  for (const [name, path, section] of [
    ['testimonials', '/about', 'main'],
    ['houses', '/', '#street'],
    ['projects', '/elitevisible', 'main'],
  ] as const)
    test(
      `the arrows move the carousel of ${name}, read ${direction}`,
      name === 'projects' ? { tag: '@engine' } : {},
      async ({ engine, baseURL }) => {
        await engine.goto(`${baseURL}${path}`);
        await engine.evaluate((dir) => {
          document.documentElement.dir = dir;
          // WebKit leaves a row where it was: its end, now.
          for (const row of document.querySelectorAll('[data-carousel-track]'))
            row.scrollTo({ left: 0, behavior: 'instant' });
        }, direction);
        expect(
          await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        const way = direction === 'rtl' ? -1 : 1;
        const scrolledOn = scrolledTo(engine, `${section} [data-carousel-track]`);
        const position = async () => (await scrolledOn()) * way;
        await engine.hover(`${section} [data-carousel-arrow="next"]`);
        await until(isVisible(engine, `${section} [data-carousel-arrow="next"]`)).toBe(true);
        await engine.click(`${section} [data-carousel-arrow="next"]`);
        await until(position).toBeGreaterThan(200);
        await untilAtRest(position);
        await engine.click(`${section} [data-carousel-arrow="previous"]`);
        await until(position).toBeLessThan(5);
      },
    );

/** Enters the first house, and waits for the website behind its door. */
const enterFirstHouse = async (engine: Engine, site: string): Promise<void> => {
  await engine.goto(`${site}/`);
  const door = '[data-carousel-track] a';
  const address = await engine.evaluate(
    (place: string) => document.querySelector<HTMLAnchorElement>(place)?.pathname ?? '',
    door,
  );
  await engine.hover(door);
  await engine.click(door);
  await until(() => engine.evaluate(() => location.pathname)).toBe(address);
  await until(isVisible(engine, 'h1')).toBe(true);
};

test('a door of Main Street leads to the website behind it', async ({ engine, baseURL }) => {
  await enterFirstHouse(engine, baseURL ?? '');
  // WebKit’s driver hears only pages that it opens itself.
  await engine.goto(await engine.evaluate(() => location.href));
  expect(await engine.messages()).toEqual([]);
});

test('without script a door of Main Street leads to the same website', async ({
  engine,
  baseURL,
}) => {
  const plain = await withoutScripts(baseURL ?? '');
  try {
    await enterFirstHouse(engine, plain.url);
    // The first script of every page would have noted where the visit began.
    expect(await engine.evaluate(() => sessionStorage.length)).toBe(0);
  } finally {
    plain.close();
  }
});

test('a subject filters the blog, and the address says so', async ({ engine, baseURL }) => {
  const shown = () =>
    engine.evaluate(
      () =>
        [...document.querySelectorAll('#posts article')].filter((post) => post.checkVisibility())
          .length,
    );
  await engine.goto(`${baseURL}/blog`);
  const all = await shown();
  await engine.click('#posts nav a[href*="category=Coaching"]');
  await until(() => engine.evaluate(() => location.search)).toBe('?category=Coaching');
  await until(shown).toBeLessThan(all);
  await untilAtRest(pagePosition(engine));
  await engine.click('#posts nav a[href="/blog#posts"]');
  await until(shown).toBe(all);
});

test(
  'awnings stay at the top edge of their sections while pages are scrolled',
  { tag: '@engine' },
  async ({ engine, baseURL }) => {
    for (const width of [390, 1280, 1440])
      for (const path of ['/', '/about', '/elitevisible']) {
        await engine.resize(width, 800);
        await engine.goto(`${baseURL}${path}`);
        expect(await engine.evaluate(() => innerWidth)).toBe(width);
        await engine.evaluate(watchAwnings);
        const way = await engine.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        for (let place = 0; place < way;) {
          place = Math.min(place + 400, way);
          await engine.wheel(400);
          await until(() => engine.evaluate(() => Math.ceil(scrollY) + 2), {
            intervals: [20],
          }).toBeGreaterThan(place);
        }
        expect(await engine.evaluate(findAwningFaults), `${path} at ${width} px`).toEqual([]);
      }
  },
);

for (const path of ['/', '/about', '/services', '/contact', '/blog'])
  test(`the console stays silent while links of ${path} are hovered and tabbed through`, async ({
    engine,
    baseURL,
  }) => {
    await engine.goto(`${baseURL}${path}`);
    for (const link of ['header a[href="/"]', 'main a[href^="/"]', 'footer a[href^="/"]']) {
      await engine.hover(link);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await engine.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (let stop = 0; stop < 25; stop += 1) await engine.press('Tab');
    expect(await engine.messages()).toEqual([]);
  });
