import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusinessHours } from '@agency/leads/forms/business-hours.ts';
import type { MailColors } from '@agency/leads/mail/compose.ts';
import type { RetentionPolicy } from '@agency/leads/forms/retention.ts';
import { addressOfFile } from './address.ts';
import { contentType } from './content-types.ts';
import { policyOfPdfs, type Headers, type HeadersFor } from './security-headers.ts';

interface PageFacts {
  /** The page's Content-Security-Policy: allows its inline scripts and styles by hash, and its vendors. */
  policy: string;
  /** The title under which the 404 page suggests this page; absent on noindex pages. */
  title?: string | undefined;
}

/** What the server needs to know about the site it serves. The build writes it to `render/site.json`. */
export interface SiteFacts {
  /** The brand's name, and its colors by role. */
  name: string;
  colors: MailColors;
  businessHours: BusinessHours;
  /** Where submissions are kept and for how many days, as stated on the privacy page. */
  retentionPolicy: RetentionPolicy;
  /** Where to report vulnerabilities: a web address or a mailto: link. */
  securityContact: string;
  /** What a lead that orders a package is called, by the package's id: `Visibility Audit order ($99)`. */
  orders: Readonly<Record<string, string>>;
  /** New paths by old path, from `content/redirects.yml`. */
  redirects: Readonly<Record<string, string>>;
  /** By path. */
  pages: Readonly<Record<string, PageFacts>>;
}

/** A part of the build is missing. The message says what to do. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt';
  constructor(missing: string) {
    super(`The site is not built: there is no ${missing}. Run "npm run build" first.`);
  }
}

/** A prerendered page as built: its slots hold the same content for every visitor. */
interface Page {
  html: string;
  securityHeaders: Headers;
}

/** The prerendered pages: of a build held in memory, or of a development server. */
export interface Site {
  /** The page at a canonical path. Includes `/404` and `/problem`, which are never served at these paths. */
  page(path: string): Page | undefined | Promise<Page | undefined>;
  /** Pages that the 404 page may suggest. */
  readonly links: readonly { path: string; title: string }[];
  /** Every file by the path it is served at; empty when a development server serves them. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Suffixes of precompressed files by content coding, as in `Accept-Encoding`; the best comes first. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

type Coding = keyof typeof suffixes;

export const codings = Object.keys(suffixes) as Coding[];

/** One encoding of a file, with its response headers. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: Headers;
  headersWhenUnchanged: Headers;
}

/** A file held in memory; `identity` is its uncompressed form. */
export type ServedFile = { identity: Representation } & Partial<Record<Coding, Representation>>;

/** Pages that are only sent as error responses, never at a path of their own. */
const withoutAddress = ['/404', '/problem'];

/** Whether a file name contains a hash of the content, so it never changes: Astro's assets, quote cards. */
export const isHashed = (name: string): boolean => /^(?:_astro|quotes)\//u.test(name);

const cacheControl = (name: string) => {
  if (isHashed(name)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** The files of a build by name, including the compressed versions. */
type Contents = ReadonlyMap<string, Buffer>;

const readFiles = async (directory: string): Promise<Contents> => {
  const names = globSync('**/*.*', { cwd: directory });
  const read = async (name: string) => [name, await readFile(join(directory, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};

const isCompressed = (name: string, contents: Contents) =>
  Object.values(suffixes).some(
    (suffix) => name.endsWith(suffix) && contents.has(name.slice(0, -suffix.length)),
  );

const serveFile = (
  [name, plain]: readonly [string, Buffer],
  contents: Contents,
  security: Headers,
): ServedFile => {
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
  const served: ServedFile = { identity: represent(plain) };
  for (const coding of codings) {
    const compressed = contents.get(name + suffixes[coding]);
    if (compressed) served[coding] = represent(compressed, coding);
  }
  return served;
};

/** Loads a built site into memory. Rejects with `SiteNotBuilt` when it is missing or incomplete. */
export const loadBuiltSite = async (
  directory: string,
  { pages }: Pick<SiteFacts, 'pages'>,
  headersFor: HeadersFor,
): Promise<Site> => {
  const contents = await readFiles(directory);
  for (const name of ['index.html', '404.html', 'problem.html'])
    if (!contents.has(name)) throw new SiteNotBuilt(join(directory, name));
  const loaded = [...contents]
    .filter(([name]) => !isCompressed(name, contents))
    .map(([name, plain]) => {
      const address = addressOfFile(name);
      const policy = name.endsWith('.pdf') ? policyOfPdfs : pages[address]?.policy;
      const security = headersFor(policy);
      return { address, plain, security, served: serveFile([name, plain], contents, security) };
    });
  const byAddress = new Map(loaded.map((file) => [file.address, file]));
  const addressed = loaded.filter(({ address }) => !withoutAddress.includes(address));
  return {
    files: new Map(addressed.map(({ address, served }) => [address, served])),
    page: (path) => {
      // Decoded on demand: few pages are requested this way, and together they take five megabytes.
      const file = byAddress.get(path);
      return file && { html: String(file.plain), securityHeaders: file.security };
    },
    links: addressed.flatMap(({ address: path }) => {
      const title = pages[path]?.title;
      return title === undefined ? [] : [{ path, title }];
    }),
  };
};
