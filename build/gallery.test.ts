import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import { gallery } from './gallery.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

const routesOf = async (command: 'dev' | 'build' | 'preview') => {
  const routes: { pattern: string; entrypoint: string | URL }[] = [];
  const injectRoute = (route: (typeof routes)[number]) => routes.push(route);
  await gallery().hooks['astro:config:setup']?.({
    command,
    injectRoute,
  } as unknown as Parameters<Setup>[0]);
  return routes;
};

test('the gallery has its pages in development', async () => {
  const routes = await routesOf('dev');
  expect(routes.map(({ pattern }) => pattern)).toEqual(['/gallery', '/gallery/[id]']);
  for (const { entrypoint } of routes) expect(existsSync(String(entrypoint))).toBe(true);
});

test('it has none in a build', async () => {
  expect(await routesOf('build')).toEqual([]);
});
