import { expect, test } from 'vitest';
import { clickedField } from './go-to-field.ts';

const entry = { collection: 'pages', id: 'about', file: 'content/pages/about.yml' };
const written = {
  data: { hero: { heading: 'Hello', scene: { wide: '../pictures/wide.webp' } } },
};

test('a word of the entry leads to its field', () => {
  const way = ['pages', 'about', 'hero', 'heading'];
  expect(clickedField(entry, written, { type: 'picked', page: '/about', way })).toEqual([
    'hero',
    'heading',
  ]);
});

test('a word of another entry does not', () => {
  const way = ['site', 'site', 'menus', '0', 'label'];
  expect(clickedField(entry, written, { type: 'picked', page: '/about', way })).toBeUndefined();
});

test('a picture leads to the field that names it, saved or not', () => {
  const picked = { type: 'picked', page: '/about' } as const;
  const picture = 'content/pictures/wide.webp';
  expect(clickedField(entry, written, { ...picked, picture })).toEqual(['hero', 'scene', 'wide']);
  expect(clickedField(entry, written, { ...picked, picture: 'content/wide.webp' })).toBeUndefined();
});
