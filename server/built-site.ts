import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfFile } from './address.ts';
import { contentType } from './content-types.ts';
import { attribute, ownText, readElements, type Element } from './html.ts';
import { listFiles, readCompressed, type Coding } from './precompress.ts';
import type { Headers, SecurityHeaders } from './security-headers.ts';

/** A prerendered page as it was built: its slots hold what every visitor sees. */
interface Page {
  html: string;
  securityHeaders: Headers;
}

export interface PageLink {
  path: string;
  title: string;
}

/** The prerendered pages, wherever they come from: the built folder, or a development server. */
export interface Site {
  /** The page at a canonical address. `/404` and `/problem` are pages too, though no address leads to them. */
  page(path: string): Page | undefined | Promise<Page | undefined>;
  /** Pages that a visitor who is lost may be shown. */
  readonly links: readonly PageLink[];
}

/** One encoding of a file with everything that is said about it. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: Headers;
  headersWhenUnchanged: Headers;
}

/** A file as it is held in memory; `identity` is its plain form. */
export type ServedFile = { identity: Representation } & Partial<Record<Coding, Representation>>;

/** The built site in memory: its pages, and every file by the address it is served at. */
export interface BuiltSite extends Site {
  files: ReadonlyMap<string, ServedFile>;
}

/** A part of the build is missing. The message tells what to do. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt';
  constructor(missing: string) {
    super(`The site is not built: there is no ${missing}. Run "npm run build" first.`);
  }
}

/** Pages that are only ever part of another answer; no address leads to them. */
const withoutAddress = ['/404', '/problem'];

const cacheControl = (name: string) => {
  // Astro puts a hash of the contents into every name in this folder, so that they never change.
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** The title a page is suggested by, without the ` | Brand` that follows it; undefined where it asks search engines to leave it out. */
export const suggestedTitle = (elements: readonly Element[]): string | undefined => {
  const isHidden = elements.some(
    (element) =>
      element.tagName === 'meta' &&
      attribute(element, 'name') === 'robots' &&
      attribute(element, 'content')?.includes('noindex'),
  );
  const title = elements.find(({ tagName }) => tagName === 'title');
  return isHidden || !title ? undefined : ownText(title).split(' | ')[0]?.trim();
};

const readVersions = async (directory: string, name: string) => {
  const path = join(directory, name);
  const plain = await readFile(path);
  return { name, plain, compressed: await readCompressed(path, plain) };
};

type Versions = Awaited<ReturnType<typeof readVersions>>;

/** Awaits nothing, so that only one document is in memory with all its elements. */
const serveFile = ({ name, plain, compressed }: Versions, securityHeaders: SecurityHeaders) => {
  const address = addressOfFile(name);
  const elements = /\.(?:html|svg)$/u.test(name) ? readElements(String(plain)) : [];
  // The policy of what is no document does not count; that of a PDF does.
  const isDocument = elements.length > 0 || name.endsWith('.pdf');
  const security = securityHeaders(isDocument ? { path: address, elements } : undefined);
  const digest = digestOf(plain);
  const represent = (body: Buffer, coding?: Coding): Representation => {
    const etag = coding ? `"${digest}-${coding}"` : `"${digest}"`;
    const always = {
      'Cache-Control': cacheControl(name),
      ...security,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    const content = {
      'Content-Type': contentType(name),
      'Content-Length': String(body.length),
      ...(coding && { 'Content-Encoding': coding }),
    };
    return { body, etag, headers: { ...content, ...always }, headersWhenUnchanged: always };
  };
  const served: ServedFile = {
    identity: represent(plain),
    ...(compressed.br && { br: represent(compressed.br, 'br') }),
    ...(compressed.gzip && { gzip: represent(compressed.gzip, 'gzip') }),
  };
  const title = name.endsWith('.html') ? suggestedTitle(elements) : undefined;
  return { name, address, plain, security, served, title };
};

/** Loads a built site into memory. Rejects with `SiteNotBuilt` where it is missing or incomplete. */
export const loadBuiltSite = async (
  directory: string,
  securityHeaders: SecurityHeaders,
): Promise<BuiltSite> => {
  const names = await listFiles(directory).catch((): string[] => []);
  for (const name of ['index.html', '404.html', 'problem.html']) {
    if (!names.includes(name)) throw new SiteNotBuilt(join(directory, name));
  }
  const read = await Promise.all(names.map((name) => readVersions(directory, name)));
  const loaded = read.map((versions) => serveFile(versions, securityHeaders));
  const addressed = loaded.filter(({ address }) => !withoutAddress.includes(address));
  const pages = new Map(
    loaded.filter(({ name }) => name.endsWith('.html')).map((file) => [file.address, file]),
  );
  const links = addressed.flatMap(({ address: path, title }) =>
    title === undefined ? [] : [{ path, title }],
  );
  return {
    files: new Map(addressed.map(({ address, served }) => [address, served])),
    page: (path) => {
      // The text is made when it is asked for: few pages are, and together they take five megabytes.
      const file = pages.get(path);
      return file && { html: String(file.plain), securityHeaders: file.security };
    },
    // A copy, since a title that is cut out of a page keeps the whole page in memory.
    links: structuredClone(links),
  };
};
