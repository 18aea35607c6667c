import { readdir } from 'node:fs/promises';
import type { Engine } from './engine.ts';
import { limits } from '../../fixtures/specification.ts';
import { expect, isVisible, test, until } from './test.ts';

const textOf = (engine: Engine, selector: string) => () =>
  engine.evaluate((place: string) => document.querySelector(place)?.textContent ?? '', selector);

const hasFocus = (engine: Engine, selector: string) => () =>
  engine.evaluate(
    (place: string) => document.querySelector(place)?.contains(document.activeElement) ?? false,
    selector,
  );

test('a menu opens by mouse and by keyboard, and closes at the first press of Escape', async ({
  engine,
  baseURL,
}) => {
  await engine.goto(`${baseURL}/about`);
  const menu = '[data-menu]:first-child';
  await engine.hover('h1');
  await engine.hover(`${menu} summary`);
  await until(isVisible(engine, `${menu} a`)).toBe(true);
  await engine.press('Escape');
  await until(isVisible(engine, `${menu} a`)).toBe(false);
  // A place to the left of the open menu.
  await engine.hover('footer a');
  await engine.evaluate((place: string) => {
    document.querySelector<HTMLElement>(place)?.focus();
  }, `${menu} summary`);
  await until(isVisible(engine, `${menu} a`)).toBe(true);
  await engine.press('Escape');
  await until(isVisible(engine, `${menu} a`)).toBe(false);
  await until(hasFocus(engine, `${menu} summary`)).toBe(true);
  await engine.press('Enter');
  await until(isVisible(engine, `${menu} a`)).toBe(true);
  expect(await engine.messages()).toEqual([]);
});

for (const [direction, path] of [
  ['ltr', '/about'],
  ['rtl', '/elitevisible'],
] as const)
  test(`quick presses on an arrow of ${path}, read ${direction}, count one by one`, async ({
    engine,
    baseURL,
  }) => {
    await engine.resize(1440, 900);
    await engine.goto(`${baseURL}${path}`);
    const row = 'main [data-carousel-track]';
    const next = 'main [data-carousel-arrow="next"]';
    await engine.evaluate((dir) => {
      document.documentElement.dir = dir;
      // WebKit keeps the scroll offset when the direction changes, which is now the row's end.
      for (const track of document.querySelectorAll('[data-carousel-track]'))
        track.scrollTo({ left: 0, behavior: 'instant' });
    }, direction);
    // Two moves, since the page takes a single one for a resting mouse.
    for (const place of ['h1', next]) await engine.hover(place);
    await until(isVisible(engine, 'footer [data-sign-up="ready"]')).toBe(true);
    /** The row's distances from its start and from the goal of two presses. */
    const distances = () =>
      engine.evaluate(
        (place: string, twoSteps: number) => {
          const track = document.querySelector(place) ?? document.body;
          const start = Math.abs(track.scrollLeft);
          const goal = Math.min(twoSteps, track.scrollWidth - track.clientWidth);
          return { start, goal: Math.abs(start - goal) };
        },
        row,
        2 * limits.carouselStep,
      );
    const pressTwice = (selector: string) =>
      engine.evaluate((place: string) => {
        const arrow = document.querySelector<HTMLElement>(place);
        arrow?.click();
        setTimeout(() => arrow?.click(), 150);
      }, selector);
    await pressTwice(next);
    await until(async () => (await distances()).goal).toBeLessThan(2);
    await pressTwice('main [data-carousel-arrow="previous"]');
    await until(async () => (await distances()).start).toBeLessThan(2);
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

test('a contact request is stored, and a dialog thanks', async ({ engine, baseURL, site }) => {
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
  expect(await engine.messages()).toEqual([]);
});

const newsletter = 'main form[action="/newsletter"]';

/** Types an address on the newsletter's page, and presses its button. */
const joinAs = async (engine: Engine, baseURL: string | undefined, email: string) => {
  await engine.goto(`${baseURL}/newsletter`);
  await engine.type(`${newsletter} [name="email"]`, email);
  await engine.click(`${newsletter} button[type="submit"]`);
};

test('the newsletter’s page accepts a domain with an umlaut', async ({ engine, baseURL, site }) => {
  await joinAs(engine, baseURL, 'ana@müller.de');
  const umlaut = expect.stringMatching(/^ana@(?:müller|xn--mller-kva)\.de$/u);
  await until(() => site.leads('newsletter')).toMatchObject([{ data: { email: umlaut } }]);
});

test('the newsletter’s page points out a comma in an address', async ({
  engine,
  baseURL,
  site,
}) => {
  await joinAs(engine, baseURL, 'ana@gmail,com');
  await engine.click(`${newsletter} [data-email-suggestion] button`);
  await engine.click(`${newsletter} button[type="submit"]`);
  await until(() => site.leads('newsletter')).toMatchObject([{ data: { email: 'ana@gmail.com' } }]);
});

test('the guide is offered after 15 seconds, is downloaded, and the address stored', async ({
  engine,
  baseURL,
  site,
}) => {
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
});
