import { expect, test } from 'vitest';
import { withFittedFallbacks } from './fallback-faces.ts';

const face = (family: string, measures: string) =>
  `@font-face{font-family:${family} fallback\\: Arial;src:local(Arial);font-display:swap;${measures}}`;

const figtree = withFittedFallbacks(
  face('Figtree', 'size-adjust:100%;ascent-override:95%;line-gap-override:0%'),
);

test('a fallback is found on Linux too, and is as wide as our own words', () => {
  expect(figtree).toContain(
    '@font-face{font-family:Figtree-a;src:local(Arial),local(Liberation Sans);size-adjust:101.45%;ascent-override:93.64%;line-gap-override:0%}',
  );
});

test('Android has one of its own, as wide and as high', () => {
  expect(figtree).toContain(
    '@font-face{font-family:Figtree-b;src:local(Roboto),local(Roboto-Regular);size-adjust:100.5%;ascent-override:94.53%;line-gap-override:0%}',
  );
});

test('a family of typefaces names both', () => {
  expect(withFittedFallbacks(':root{--text:Figtree,"Figtree fallback: Arial",sans-serif}')).toBe(
    ':root{--text:Figtree,Figtree-a,Figtree-b,sans-serif}',
  );
});

test('a face that is measured well keeps its measures, and what is no fallback is left alone', () => {
  expect(withFittedFallbacks(face('Fraunces Italic', 'size-adjust:94.2769%'))).toContain('94.28%');
  const own = '@font-face{font-family:Figtree;src:url(a.woff2);size-adjust:100%}';
  expect(withFittedFallbacks(own)).toBe(own);
  const stranger = face('Caveat', 'size-adjust:90%');
  expect(withFittedFallbacks(stranger)).toBe(stranger);
});
