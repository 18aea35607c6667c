import { expect, test } from 'vitest';
import { splitTitle } from './title.ts';

const split = (title: string) => splitTitle(title, ['Marigold & Main', 'Marigold']);

test('the second part of a title becomes the quieter line', () => {
  expect(split('Elite & Visible | Custom Website with Local SEO')).toEqual({
    title: 'Elite & Visible',
    subtitle: 'Custom Website with Local SEO',
  });
});

test('the agency’s name is dropped, since the image shows it anyway', () => {
  expect(split('Terms of Service | Marigold & Main, Austin')).toEqual({
    title: 'Terms of Service',
    subtitle: undefined,
  });
  expect(split('Marigold & Main | Web Design').title).toBe('Web Design');
});

test('a title that is only the name is kept', () => {
  expect(split('Marigold & Main').title).toBe('Marigold & Main');
});
