import robotsParser from 'robots-parser';
import {
  createVisitor,
  internet,
  NoSuchName,
  NotLooked,
  readWebsiteAddress,
  type Network,
  type Visitor,
} from './fetch.ts';

/** How we are named in a `robots.txt`. */
const robotName = 'AgencyFirstLook';

/** The smallest size that a program must read of a `robots.txt` (RFC 9309, 2.5). */
const robotsSize = 500 * 1024;

/** What one page and the addresses around it answered. */
export interface Visit {
  /** Where the page was in the end. */
  url: URL;
  /** Whether there was no certificate, or a good one. */
  isTrusted: boolean;
  /** Until the page began to arrive. */
  milliseconds: number;
  bytes: Buffer;
  /** Whether the page was larger than what we read. */
  isCut: boolean;
  contentType: string;
  /** The header `X-Robots-Tag`. */
  robotsTag: string;
  /** Whether the `robots.txt` lets Google read the page. */
  isOpenToGoogle: boolean;
  hasSitemap: boolean;
  /** Other spellings of the address. One without `leadsTo` doesn’t open. */
  spellings: { address: string; leadsTo?: string }[];
}

/** Reads a `robots.txt` by the rules of RFC 9309: none allows everything, one that fails nothing. */
const readRobots = async (page: URL, { open, read }: Visitor) => {
  const { href } = new URL('/robots.txt', page);
  const { response } = await open(new URL(href));
  const { bytes, isCut } = await read(response, robotsSize);
  if (response.status >= 500 || isCut)
    throw new NotLooked('The website couldn’t say whether programs may read it, so we haven’t.');
  return robotsParser(href, response.ok ? bytes.toString() : '');
};

/** Opens pages where the `robots.txt` allows it. */
const createOpener = (visitor: Visitor) => {
  const known = new Map<string, ReturnType<typeof readRobots>>();
  const robotsOf = (url: URL) => {
    const robots = known.get(url.origin) ?? readRobots(url, visitor);
    known.set(url.origin, robots);
    return robots;
  };
  const open = (start: URL) =>
    visitor.open(start, async (url) => {
      if ((await robotsOf(url)).isAllowed(url.href, robotName) === false)
        throw new NotLooked('The website asks programs like ours not to read it, and we don’t.');
    });
  return { robotsOf, open };
};

type Open = ReturnType<typeof createOpener>['open'];

const changed = (url: URL, part: Partial<Pick<URL, 'protocol' | 'hostname' | 'pathname'>>) =>
  Object.assign(new URL(url), part);

const unlessNotLooked = (error: NodeJS.ErrnoException): NodeJS.ErrnoException => {
  if (error instanceof NotLooked) throw error;
  return error;
};

/** Opens the page as browsers do: by https or, if there is no such connection, by http. */
const openPage = async (address: URL, open: Open) => {
  const secure = await open(address).catch(unlessNotLooked);
  if (!(secure instanceof Error)) return { ...secure, isTrusted: true };
  const isTrusted = !/CERT|ISSUER|SIGNATURE/u.test(secure.code ?? '');
  const plain = await open(changed(address, { protocol: 'http:' })).catch(unlessNotLooked);
  if (!(plain instanceof Error)) return { ...plain, isTrusted };
  throw new NotLooked(
    isTrusted
      ? `Nothing answers at ${address.hostname}.`
      : 'The website’s certificate is wrong or out of date, so browsers warn people before they see anything. Ask whoever runs it to renew the certificate.',
  );
};

const checkPage = ({ status, headers }: Awaited<ReturnType<Open>>['response']): void => {
  if (status === 404 || status === 410) throw new NotLooked('There is no page at that address.');
  if ([401, 403, 429, 503].includes(status))
    throw new NotLooked('The website sends programs like ours away. People may still see it.');
  if (status !== 200) throw new NotLooked(`The website answers with an error (${status}).`);
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(headers.get('content-type') ?? ''))
    throw new NotLooked('That address leads to a file, and not to a page.');
};

/** Other spellings than where the page is: as typed, by http, with or without www and the last slash. */
const otherSpellings = (url: URL, typed: URL): URL[] => {
  const { protocol, hostname, pathname } = url;
  const bare = hostname.replace(/^www\./u, '');
  const hasWww = bare !== hostname || bare.split('.').length === 2;
  const spellings = [
    protocol === 'https:' && typed,
    protocol === 'https:' && changed(url, { protocol: 'http:' }),
    hasWww && changed(url, { hostname: bare === hostname ? `www.${bare}` : bare }),
    !/^\/$|\.\w+$/u.test(pathname) &&
      changed(url, { pathname: pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/` }),
  ].flatMap((spelling) => (spelling && spelling.href !== url.href ? [spelling.href] : []));
  return [...new Set(spellings)].map((href) => new URL(href));
};

/** Where a spelling leads; nothing if we couldn’t find out. */
const trySpelling = async (spelling: URL, open: Open): Promise<Visit['spellings']> => {
  const address = spelling.href;
  try {
    const { url, response } = await open(spelling);
    await response.body?.cancel();
    return [{ address, ...(response.ok && { leadsTo: url.href }) }];
  } catch (error) {
    return error instanceof NotLooked && !(error instanceof NoSuchName) ? [] : [{ address }];
  }
};

const findSitemap = async (page: URL, open: Open): Promise<boolean> => {
  const found = await open(new URL('/sitemap.xml', page)).catch(() => undefined);
  await found?.response.body?.cancel();
  return /xml/u.test((found?.response.ok && found.response.headers.get('content-type')) || '');
};

/**
 * Fetches the page at an address somebody typed, and asks what else answers there. `about` is the address of a page
 * that tells who asks. Rejects with `NotLooked`.
 */
export const visitWebsite = async (
  typed: string,
  about: string,
  network: Network = internet,
): Promise<Visit> => {
  const address = readWebsiteAddress(typed);
  const visitor = createVisitor(network, `Mozilla/5.0 (compatible; ${robotName}/1.0; +${about})`);
  try {
    const { robotsOf, open } = createOpener(visitor);
    const { url, response, isTrusted, milliseconds } = await openPage(address, open);
    checkPage(response);
    const page = await visitor.read(response);
    const robots = await robotsOf(url);
    const spellings = otherSpellings(url, address).map((spelling) => trySpelling(spelling, open));
    return {
      url,
      isTrusted,
      milliseconds,
      ...page,
      contentType: response.headers.get('content-type') ?? '',
      robotsTag: response.headers.get('x-robots-tag') ?? '',
      isOpenToGoogle: robots.isAllowed(url.href, 'Googlebot') !== false,
      hasSitemap: robots.getSitemaps().length > 0 || (await findSitemap(url, open)),
      spellings: (await Promise.all(spellings)).flat(),
    };
  } finally {
    await visitor.close();
  }
};
