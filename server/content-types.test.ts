import { expect, test } from 'vitest';
import { contentType, isCompressible } from './content-types.ts';

test.for([
  ['about.html', 'text/html; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['llms.txt', 'text/plain; charset=utf-8', true],
  ['sitemap-index.xml', 'application/xml; charset=utf-8', true],
  ['rss.xml', 'application/rss+xml; charset=utf-8', true],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['share/home.jpg', 'image/jpeg', false],
  ['unknown.thing', 'application/octet-stream', false],
] as const)('%s is sent as %s', ([name, type, compressible]) => {
  expect(contentType(name)).toBe(type);
  expect(isCompressible(name)).toBe(compressible);
});
