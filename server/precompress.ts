import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './content-types.ts';

/** The codings the server offers, best first, by their names in `Accept-Encoding`; and what ends the name of a precompressed file. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

export type Coding = keyof typeof suffixes;

export const codings = Object.keys(suffixes) as Coding[];

/** `best` takes about a second for a megabyte; `fast`, for a start without precompressed files, a few milliseconds. */
type Effort = 'best' | 'fast';

const brotliQuality = { best: constants.BROTLI_MAX_QUALITY, fast: 4 };
const gzipLevel = { best: constants.Z_BEST_COMPRESSION, fast: constants.Z_BEST_SPEED };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The compressed content, or undefined when that would not be smaller. */
const compress = async (content: Buffer, coding: Coding, effort: Effort) => {
  const compressed =
    coding === 'gzip'
      ? await asGzip(content, { level: gzipLevel[effort] })
      : await asBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
  return compressed.length < content.length ? compressed : undefined;
};

/** The names of a folder's files, relative to it, with slashes. Precompressed versions are left out. Rejects where there is no such folder. */
export const listFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(names);
  const isPrecompressed = (name: string) =>
    Object.values(suffixes).some(
      (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
    );
  return names.filter((name) => !isPrecompressed(name));
};

const modified = async (path: string) => (await stat(path, { bigint: true })).mtimeNs;

const missing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** The precompressed version of a file, or undefined when there is none or the file has changed since. */
const readPrecompressed = async (path: string, coding: Coding): Promise<Buffer | undefined> => {
  const file = path + suffixes[coding];
  const written = await modified(file).catch(missing);
  if (written === undefined || written < (await modified(path))) return undefined;
  return readFile(file);
};

/** Every compressed version of a file that is worth having; those that the build did not make are made now. */
export const readCompressed = async (
  path: string,
  plain: Buffer,
): Promise<Partial<Record<Coding, Buffer>>> => {
  const versions: Partial<Record<Coding, Buffer>> = {};
  for (const coding of isCompressible(path) ? codings : []) {
    const version =
      (await readPrecompressed(path, coding)) ?? (await compress(plain, coding, 'fast'));
    if (version) versions[coding] = version;
  }
  return versions;
};

const precompressFile = async (path: string, coding: Coding): Promise<void> => {
  if (await readPrecompressed(path, coding)) return;
  const compressed = await compress(await readFile(path), coding, 'best');
  if (compressed) await writeFile(path + suffixes[coding], compressed);
};

/**
 * Writes `x.br` and `x.gz` beside every text file `x` of a folder, where that
 * is smaller, so that the server starts without compressing. What is up to
 * date stays as it is.
 */
export const precompressDirectory = async (directory: string): Promise<void> => {
  const names = (await listFiles(directory)).filter(isCompressible);
  await Promise.all(
    names.flatMap((name) =>
      codings.map((coding) => precompressFile(join(directory, name), coding)),
    ),
  );
};

if (import.meta.main) await precompressDirectory(process.argv[2] ?? 'dist/site');
