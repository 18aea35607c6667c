import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The codings the server offers, best first. `Accept-Encoding` knows them by these names. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** `best` takes about a second for a megabyte; `fast`, for a start without precompressed files, a few milliseconds. */
export type Effort = 'best' | 'fast';

/**
 * Quality, and what is to be tried: sizes of blocks as powers of two, and how
 * distances are written (postfix bits, and distances with a code of their own).
 * One packs one page better, one another, by up to 50 bytes.
 */
const brotli = {
  best: {
    quality: constants.BROTLI_MAX_QUALITY,
    attempts: [
      { block: 16, postfix: 0, direct: 4 },
      { block: 16, postfix: 2, direct: 16 },
      { block: 17, postfix: 3, direct: 0 },
    ],
  },
  fast: { quality: 4, attempts: [{ block: 16, postfix: 0, direct: 0 }] },
};
const gzipLevel = { best: constants.Z_BEST_COMPRESSION, fast: constants.Z_BEST_SPEED };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const compressors = {
  br: async (content: Buffer, effort: Effort) => {
    const { quality, attempts } = brotli[effort];
    const packed = attempts.map(({ block, postfix, direct }) =>
      asBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    );
    const sorted = (await Promise.all(packed)).sort((one, other) => one.length - other.length);
    return sorted[0] ?? content;
  },
  gzip: (content: Buffer, effort: Effort) => asGzip(content, { level: gzipLevel[effort] }),
};

/** The compressed content, or undefined when that would not be smaller. */
export const compress = async (content: Buffer, coding: Coding, effort: Effort) => {
  const compressed = await compressors[coding](content, effort);
  return compressed.length < content.length ? compressed : undefined;
};
