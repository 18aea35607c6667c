import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const calm = { reducedMotion: true };

const movements = () => document.getAnimations().map((animation) => animation.constructor.name);

test('nothing on the home page moves by itself, and the hero picture is there at once', async () => {
  const { page } = await visit(await openSite(), '/', calm);
  const hero = page.locator('img[data-fade-in="loaded"]');
  await hero.waitFor({ state: 'attached' });
  expect(await hero.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  expect(await page.evaluate(movements)).toEqual([]);
});

test('menus open without gliding', async () => {
  const { page } = await visit(await openSite(), '/', calm);
  const menu = page.locator('[data-menu]', { hasText: 'Services' }).first();
  await menu.locator('summary').hover();
  const panel = menu.locator('ul');
  await panel.waitFor();
  expect(await page.evaluate(movements)).toEqual([]);
  expect(await panel.evaluate((list) => getComputedStyle(list).opacity)).toBe('1');
});

test('a link within the page jumps instead of gliding', async () => {
  const { page } = await visit(await openSite(), '/', calm);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('an arrow of the testimonials strip jumps instead of gliding', async () => {
  const { page } = await visit(await openSite(), '/', calm);
  const movement = page.locator('[data-rail-track]').evaluate(
    (track) =>
      new Promise<number[]>((resolve) => {
        const positions: number[] = [];
        track.addEventListener('scroll', () => positions.push(Math.round(track.scrollLeft)));
        track.addEventListener('scrollend', () => resolve(positions));
      }),
  );
  await page.getByRole('button', { name: 'Next testimonials' }).click();
  expect(await movement).toHaveLength(1);
});
