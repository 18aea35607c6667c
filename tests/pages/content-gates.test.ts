import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorAdvice } from '../../content-model/checks/search-advice.ts';
import { entryOf, readEntries, type Entry } from '../../content-model/reader/read-entries.ts';
import { distDirectory } from '../fixtures/built-pages.ts';

test('a link to a part that a page does not have is found', () => {
  const about = entryOf(readEntries('.').entries, 'pages', 'about') as Entry;
  const data = { template: 'about', services: { more: { label: 'More', href: '/about#fqas' } } };
  expect(anchorAdvice(join(distDirectory, 'site'), [{ ...about, data }])).toMatchObject([
    { field: ['services', 'more', 'href'] },
  ]);
});
