import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const links = ['/', '/about', '/contact', '/localseo', '/services'].map((path) => ({
  path,
  title: path,
}));

const pathsNear = (path: string) => nearestPages(path, links).map((link) => link.path);

test('a mistyped address finds the page that was meant first', () => {
  expect(pathsNear('/abuot')[0]).toBe('/about');
  expect(pathsNear('/Local-SEO')[0]).toBe('/localseo');
});

test('an address like none of ours finds nothing, however long it is', () => {
  expect(pathsNear('/wp-admin/setup-config.php')).toEqual([]);
  expect(pathsNear(`/${'x'.repeat(100_000)}`)).toEqual([]);
});
