import { expect, test } from 'vitest';
import { reportedAddress } from './analytics.ts';

test('what a visitor typed never leaves in an address, and the marks of a campaign are kept', () => {
  expect(reportedAddress('https://marigold.example/?utm_source=letter&email=a&utm_term=b')).toBe(
    'https://marigold.example/?utm_source=letter&utm_term=b',
  );
});
