import { expect, test } from 'vitest';
import { hoursInWords, openingTimes } from './business-hours.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const office = { days: workdays, from: 9, to: 17, timeZone: 'America/Chicago' };

test.for([
  ['a Monday at 8:59 in Austin', '2026-11-23T14:59:00Z', false],
  ['a Monday at 9:00 in Austin', '2026-11-23T15:00:00Z', true],
  ['a Monday at 17:00 in Austin', '2026-11-23T23:00:00Z', false],
  ['Sunday evening in Austin, Monday in Berlin', '2026-11-23T03:00:00Z', false],
  ['Friday afternoon in Austin, Saturday in Tokyo', '2026-11-27T21:00:00Z', true],
  ['a Saturday at noon', '2026-11-28T18:00:00Z', false],
  ['a summer day at 9:00, an hour earlier by Greenwich', '2026-07-06T14:00:00Z', true],
] as const)('the open sign is right: %s', ([, moment, isOpen]) => {
  expect(openingTimes(office)(Date.parse(moment))).toBe(isOpen);
});

test('a business that closes at midnight is open until then', () => {
  const bar = openingTimes({ ...office, from: 18, to: 24 });
  expect(bar(Date.parse('2026-11-24T05:59:00Z'))).toBe(true);
  expect(bar(Date.parse('2026-11-24T06:00:00Z'))).toBe(false);
});

test('the hours are described in words', () => {
  expect(hoursInWords(office)).toBe('Monday to Friday, 9 am to 5 pm, Central Time');
  const bar = { days: ['Saturday', 'Friday'], from: 18, to: 24, timeZone: 'America/New_York' };
  expect(hoursInWords(bar)).toBe('Friday and Saturday, 6 pm to midnight, Eastern Time');
});
