import { expect, test } from 'vitest';
import { withFittedFallbacks } from './fallback-faces.ts';

const face = (family: string, measures: string) =>
  `@font-face{font-family:${family} fallback\\: Arial;src:local(Arial);${measures}}`;

test('a fallback is found on Linux too, and is as wide as our own words', () => {
  const fitted = withFittedFallbacks(
    face('Figtree', 'size-adjust:100%;ascent-override:95%;line-gap-override:0%'),
  );
  expect(fitted).toContain('src:local(Arial),local(Liberation Sans),local(Arimo);');
  expect(fitted).toContain('size-adjust:101.45%;ascent-override:93.64%;line-gap-override:0%');
});

test('a face that is measured well keeps its measures, and what is no fallback is left alone', () => {
  expect(withFittedFallbacks(face('Fraunces Italic', 'size-adjust:94.2769%'))).toContain('94.28%');
  const own = '@font-face{font-family:Figtree;src:url(a.woff2);size-adjust:100%}';
  expect(withFittedFallbacks(own)).toBe(own);
});
