import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { visit, type Visitor } from '../fixtures/visitor.ts';

/** Time in which a page that fetches something later by itself would do so. */
const restingTime = 1000;

const scriptsOf = async ({ context }: Visitor, path: string): Promise<string[]> => {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'load' });
  await pause(restingTime);
  await page.close();
  return scripts;
};

test(
  'no page fetches a byte of script before the visitor does something',
  { timeout: 300_000 },
  async () => {
    const visitor = await visit(await openSite(), '/');
    const paths = addressedPages.map(({ path }) => path);
    const fetched: Record<string, string[]> = {};
    while (paths.length > 0) {
      const together = paths.splice(0, 12);
      const scripts = await Promise.all(together.map((path) => scriptsOf(visitor, path)));
      together.forEach((path, index) => {
        if (scripts[index]?.length) fetched[path] = scripts[index];
      });
    }
    expect(fetched).toEqual({});
  },
);

test('the first movement of the mouse fetches the script', async () => {
  const { page } = await visit(await openSite(), '/about');
  const [script] = await Promise.all([
    page.waitForRequest((request) => request.resourceType() === 'script'),
    page.mouse.move(200, 200),
  ]);
  expect(new URL(script.url()).pathname).toMatch(/^\/_astro\/enhance\.[\w-]+\.js$/u);
});
