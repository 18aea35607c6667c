import { expect, test } from 'vitest';
import { isPhone, phoneLink } from './phone-link.ts';

test.for([
  ['(512) 555-0123', 'tel:+15125550123'],
  ['1-512-555-0123', 'tel:+15125550123'],
  ['+49 30 123456', 'tel:+4930123456'],
] as const)('%s is dialed as %s', ([phone, link]) => {
  expect(isPhone(phone)).toBe(true);
  expect(phoneLink(phone)).toBe(link);
});

test.for(['555-0123', 'Call us', '512 555 0123 ext. 4'])('%s is no number to dial', (phone) => {
  expect(isPhone(phone)).toBe(false);
});
