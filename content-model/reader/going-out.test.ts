import { expect, test } from 'vitest';
import { goesOutAt } from './going-out.ts';

const texas = 'America/Chicago';

test.for([
  ['in winter', texas, '2026-11-27', '09:00', '2026-11-27T15:00:00.000Z'],
  ['in summer', texas, '2026-07-01', '09:00', '2026-07-01T14:00:00.000Z'],
  ['at midnight', texas, '2026-11-27', '00:00', '2026-11-27T06:00:00.000Z'],
  ['skipped, an hour later', texas, '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['the first of two', texas, '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
] as const)('a time of day is a moment, %s', ([, zone, published, publishAt, moment]) => {
  expect(goesOutAt({ published, publishAt }, zone)).toBe(Date.parse(moment));
});

test('without a time, a post goes out at the beginning of its day, where the agency is', () => {
  const published = '2026-12-15';
  const start = (zone: string) => new Date(goesOutAt({ published }, zone) ?? 0).toISOString();
  expect(start(texas)).toBe('2026-12-15T06:00:00.000Z');
  expect(start('Pacific/Auckland')).toBe('2026-12-14T11:00:00.000Z');
  expect(start('UTC')).toBe('2026-12-15T00:00:00.000Z');
  // On this day, clocks go from midnight to one.
  expect(goesOutAt({ published: '2026-09-06' }, 'America/Santiago')).toBe(
    Date.parse('2026-09-06T04:00:00Z'),
  );
});

test('a post without a readable day or time has no moment', () => {
  const dated = { published: '2026-11-27', publishAt: '09:00' };
  expect(goesOutAt(dated, texas)).toBe(Date.parse('2026-11-27T15:00:00Z'));
  expect(goesOutAt({ ...dated, published: new Date('2026-11-27') }, texas)).toBe(
    Date.parse('2026-11-27T15:00:00Z'),
  );
  for (const wrong of [{ publishAt: 'nine' }, { published: 'soon' }])
    expect(goesOutAt({ ...dated, ...wrong }, texas)).toBeUndefined();
  expect(goesOutAt(dated, 'Nowhere/Atall')).toBeUndefined();
});
