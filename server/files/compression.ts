import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The codings the server offers, best first. `Accept-Encoding` knows them by these names. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** `best` takes about a second for a megabyte; `fast`, for a start without precompressed files, a few milliseconds. */
export type Effort = 'best' | 'fast';

const brotliQuality = { best: constants.BROTLI_MAX_QUALITY, fast: 4 };
const gzipLevel = { best: constants.Z_BEST_COMPRESSION, fast: constants.Z_BEST_SPEED };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const compressors = {
  br: (content: Buffer, effort: Effort) =>
    asBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Our pages fit into one block of this size, and pack better for it.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      },
    }),
  gzip: (content: Buffer, effort: Effort) => asGzip(content, { level: gzipLevel[effort] }),
};

/** The compressed content, or undefined when that would not be smaller. */
export const compress = async (content: Buffer, coding: Coding, effort: Effort) => {
  const compressed = await compressors[coding](content, effort);
  return compressed.length < content.length ? compressed : undefined;
};
