import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusinessHours } from '@agency/leads/forms/business-hours.ts';
import type { MailColors } from '@agency/leads/mail/compose.ts';
import type { RetentionPolicy } from '@agency/leads/retention.ts';
import { addressOfFile } from './address.ts';
import { contentType } from './content-types.ts';
import { policyOfPdfs, type Headers, type SecurityHeaders } from './security-headers.ts';

interface PageFacts {
  /** The page's Content-Security-Policy: its own inline scripts and styles by their hashes, and the outside services it shows. */
  policy: string;
  /** What the page is suggested by to a visitor who is lost; left out where it is for no search engine. */
  title?: string | undefined;
}

/** What the server has to know of the site it serves. The build writes it to `render/site.json`. */
export interface SiteFacts {
  /** The name of the brand, and its colors by their roles. */
  name: string;
  colors: MailColors;
  businessHours: BusinessHours;
  /** Where submissions are kept and how many days, as the privacy page says it. */
  retentionPolicy: RetentionPolicy;
  /** Who is told of security holes: an address or a mailto: link. */
  securityContact: string;
  /** The new address by the old one, as `content/redirects.yml` has them. */
  redirects: Readonly<Record<string, string>>;
  /** By their addresses. */
  pages: Readonly<Record<string, PageFacts>>;
}

/** A part of the build is missing. The message tells what to do. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt';
  constructor(missing: string) {
    super(`The site is not built: there is no ${missing}. Run "npm run build" first.`);
  }
}

/** A prerendered page as it was built: its slots hold what every visitor sees. */
interface Page {
  html: string;
  securityHeaders: Headers;
}

/** The prerendered pages, wherever they come from: the built folder, held in memory, or a development server. */
export interface Site {
  /** The page at a canonical address. `/404` and `/problem` are pages too, though no address leads to them. */
  page(path: string): Page | undefined | Promise<Page | undefined>;
  /** Pages that a visitor who is lost may be shown. */
  readonly links: readonly { path: string; title: string }[];
  /** Every file by the address it is served at; none where a development server serves them. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** What ends the name of a precompressed file, by the name of its coding in `Accept-Encoding`; the best comes first. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

type Coding = keyof typeof suffixes;

export const codings = Object.keys(suffixes) as Coding[];

/** One encoding of a file with everything that is said about it. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: Headers;
  headersWhenUnchanged: Headers;
}

/** A file as it is held in memory; `identity` is its plain form. */
export type ServedFile = { identity: Representation } & Partial<Record<Coding, Representation>>;

/** Pages that are only ever part of another answer; no address leads to them. */
const withoutAddress = ['/404', '/problem'];

/** Whether the name of a file holds a hash of its contents, so that it never changes. Astro's own do, and so do quote cards. */
export const isHashed = (name: string): boolean => /^(?:_astro|quotes)\//u.test(name);

const cacheControl = (name: string) => {
  if (isHashed(name)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** The files of a build by their names, the compressed versions among them. */
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

/** Loads a built site into memory. Rejects with `SiteNotBuilt` where it is missing or incomplete. */
export const loadBuiltSite = async (
  directory: string,
  { pages }: Pick<SiteFacts, 'pages'>,
  securityHeaders: SecurityHeaders,
): Promise<Site> => {
  const contents = await readFiles(directory);
  for (const name of ['index.html', '404.html', 'problem.html'])
    if (!contents.has(name)) throw new SiteNotBuilt(join(directory, name));
  const loaded = [...contents]
    .filter(([name]) => !isCompressed(name, contents))
    .map(([name, plain]) => {
      const address = addressOfFile(name);
      const policy = name.endsWith('.pdf') ? policyOfPdfs : pages[address]?.policy;
      const security = securityHeaders(policy);
      return { address, plain, security, served: serveFile([name, plain], contents, security) };
    });
  const byAddress = new Map(loaded.map((file) => [file.address, file]));
  const addressed = loaded.filter(({ address }) => !withoutAddress.includes(address));
  return {
    files: new Map(addressed.map(({ address, served }) => [address, served])),
    page: (path) => {
      // The text is made when it is asked for: few pages are, and together they take five megabytes.
      const file = byAddress.get(path);
      return file && { html: String(file.plain), securityHeaders: file.security };
    },
    links: addressed.flatMap(({ address: path }) => {
      const title = pages[path]?.title;
      return title === undefined ? [] : [{ path, title }];
    }),
  };
};
