import { expect, test } from 'vitest';
import { listPosts, readListingState } from './listing.ts';

const blogOf = (count: number, category = 'Website') =>
  Array.from({ length: count }, (_, place) => ({ category, place }));

test.for([
  [9, 1, 9],
  [10, 2, 1],
  [18, 2, 9],
  [19, 3, 1],
] as const)('%i posts make %i pages, the last with %i posts', ([count, pages, last]) => {
  const posts = blogOf(count);
  const lastPage = listPosts(posts, { category: 'All', page: pages });
  expect(lastPage).toMatchObject({ pages, page: pages, matches: count });
  expect(lastPage.shown).toHaveLength(last);
  const everything = Array.from({ length: pages }, (_, index) =>
    listPosts(posts, { category: 'All', page: index + 1 }),
  );
  expect(everything.flatMap(({ shown }) => shown)).toEqual(posts);
});

test.for([0, -1, 3, 1.5, Number.NaN])('page %s of two falls back to the first', (page) => {
  expect(listPosts(blogOf(10), { category: 'All', page }).page).toBe(1);
});

const categories = ['Email Marketing', 'Website'];

test.for([
  ['', { category: 'All', page: 1 }],
  ['?category=All', { category: 'All', page: 1 }],
  ['?category=Website&page=2', { category: 'Website', page: 2 }],
  ['?category=Email+Marketing', { category: 'Email Marketing', page: 1 }],
  ['?category=website', { category: 'All', page: 1 }],
  ['?utm_source=letter', { category: 'All', page: 1 }],
] as const)('the address "%s" asks for %o', ([search, state]) => {
  expect(readListingState(search, categories)).toEqual(state);
});
