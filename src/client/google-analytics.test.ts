import { expect, test } from 'vitest';
import { pageViewOf, reportedAddress } from './google-analytics.ts';

test('a page view tells the page’s real path and title', () => {
  expect(pageViewOf({ title: 'Meet the agency', URL: 'https://marigold.example/about' })).toEqual({
    page_title: 'Meet the agency',
    page_path: '/about',
    page_location: 'https://marigold.example/about',
  });
});

test('what a visitor typed never leaves in an address', () => {
  expect(reportedAddress('https://marigold.example/newsletter?email=ana%40example.com#x')).toBe(
    'https://marigold.example/newsletter',
  );
});

test('the marks of a campaign are kept', () => {
  expect(reportedAddress('https://marigold.example/?utm_source=letter&email=a&utm_term=b')).toBe(
    'https://marigold.example/?utm_source=letter&utm_term=b',
  );
});
