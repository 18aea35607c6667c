import { brotliCompressSync } from 'node:zlib';
import { test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { expectNoFindings } from '../fixtures/findings.ts';

/** In bytes, compressed as it travels, with its styles. A page may well grow by a fifth before it gets there. */
const most = 25_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('no page is so long that a phone waits for it', () => {
  expectNoFindings(
    addressedPages
      .map(({ path, html }) => ({ path, size: brotliCompressSync(html).byteLength }))
      .filter(({ size }) => size > most)
      .map(
        ({ path, size }) =>
          `${path} weighs ${kilobytes(size)} compressed; ${kilobytes(most)} is the most. Shorten it, or give a part of it a page of its own.`,
      ),
  );
});
