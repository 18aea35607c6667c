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

test('a post without a readable time is not published automatically', () => {
  const dated = { published: '2026-11-27', publishAt: '09:00' };
  expect(goesOutAt(dated, texas)).toBe(Date.parse('2026-11-27T15:00:00Z'));
  expect(goesOutAt({ ...dated, published: new Date('2026-11-27') }, texas)).toBe(
    Date.parse('2026-11-27T15:00:00Z'),
  );
  for (const wrong of [{ publishAt: undefined }, { publishAt: 'nine' }, { published: 'soon' }])
    expect(goesOutAt({ ...dated, ...wrong }, texas)).toBeUndefined();
  expect(goesOutAt(dated, 'Nowhere/Atall')).toBeUndefined();
});
