import { expect, test } from 'vitest';
import { colorsFrom, contrast, rolesOf, tooAlike } from './colors.ts';
import { palettes } from './palettes.ts';

test.for(Object.entries(palettes))('every color pair of %s is readable', ([, roles]) => {
  expect(tooAlike(roles)).toEqual([]);
  const colors = colorsFrom(roles);
  const { muted, success, edgeStrong, ground, tint, soft, ink, brand, accent } = colors;
  for (const page of [ground, tint]) {
    expect(contrast(muted, page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(success, page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edgeStrong, page)).toBeGreaterThanOrEqual(3);
  }
  for (const light of [colors.morning, colors.evening])
    for (const words of [ink, brand, accent, muted])
      expect(contrast(words, light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(brand, soft)).toBeGreaterThanOrEqual(4.5);
});

test('an unreadable color is reported with its background and the nearest readable color', () => {
  const [first, ...others] = tooAlike({ ...palettes.marigold, accent: '#e07a5f' });
  expect(first).toMatchObject({ role: 'accent', other: 'ground' });
  expect(first?.ratio).toBeLessThan(4.5);
  const { instead = '' } = first ?? {};
  expect(tooAlike({ ...palettes.marigold, accent: instead })).toEqual([]);
  expect(others.map(({ other }) => other)).toEqual(['tint']);
});

test('an invalid color is left to the schema, and the named palette is used until it is fixed', () => {
  const own = { ...palettes.gulf, ink: '#12' };
  expect(tooAlike(own)).toEqual([]);
  expect(rolesOf('cedar', own)).toEqual(palettes.cedar);
  expect(rolesOf('cedar', { ...palettes.gulf })).toEqual(palettes.gulf);
});
