import { expect, test } from 'vitest';
import { holidaysInWords, hoursInWords, openingTimes } from './business-hours.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const timeZone = 'America/Chicago';
const holidays = [
  { name: 'Thanksgiving', day: '2026-11-26' },
  { name: 'Christmas Day', day: '2020-12-25', everyYear: true },
];
const office = { hours: [{ days: workdays, from: '09:00', to: '16:40' }], holidays, timeZone };

test.for([
  ['a Monday at 8:59 in Austin', '2026-11-23T14:59:00Z', false],
  ['a Monday at 9:00 in Austin', '2026-11-23T15:00:00Z', true],
  ['a Monday at 16:39 in Austin', '2026-11-23T22:39:00Z', true],
  ['a Monday at 16:40 in Austin', '2026-11-23T22:40:00Z', false],
  ['Sunday evening in Austin, Monday in Berlin', '2026-11-23T03:00:00Z', false],
  ['Friday afternoon in Austin, Saturday in Tokyo', '2026-11-27T21:00:00Z', true],
  ['a Saturday at noon', '2026-11-28T18:00:00Z', false],
  ['a holiday, on a Thursday', '2026-11-26T18:00:00Z', false],
  ['the same date a year later', '2027-11-26T18:00:00Z', true],
  ['a holiday of every year, on a Friday', '2026-12-25T18:00:00Z', false],
  ['a summer day at 9:00, an hour earlier by Greenwich', '2026-07-06T14:00:00Z', true],
] as const)('the open sign is right: %s', ([, moment, isOpen]) => {
  expect(openingTimes(office)(Date.parse(moment))).toBe(isOpen);
});

test('a business that closes at midnight is open until then', () => {
  const bar = openingTimes({
    hours: [{ days: workdays, from: '18:00', to: '00:00' }],
    holidays,
    timeZone,
  });
  expect(bar(Date.parse('2026-11-24T05:59:00Z'))).toBe(true);
  expect(bar(Date.parse('2026-11-24T06:00:00Z'))).toBe(false);
});

test('the hours are described in words', () => {
  expect(hoursInWords(office)).toBe('Monday to Friday, 9\u00a0am to 4:40\u00a0pm, Central Time');
  const bar = {
    hours: [
      { days: ['Saturday', 'Friday'], from: '18:00', to: '00:00' },
      { days: ['Sunday'], from: '12:00', to: '13:05' },
    ],
    holidays: [],
    timeZone: 'America/New_York',
  };
  expect(hoursInWords(bar)).toBe(
    'Friday and Saturday, 6\u00a0pm to midnight; Sunday, noon to 1:05\u00a0pm, Eastern Time',
  );
  expect(holidaysInWords(holidays, '2026-11-26')).toBe(
    'November 26, 2026 (Thanksgiving) and December 25 (Christmas Day)',
  );
  expect(holidaysInWords(holidays, '2026-11-27')).toBe('December 25 (Christmas Day)');
});
