import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch, type Response } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Why a website can’t be looked at, or wasn’t. The message is for its owner. */
export class NotLooked extends Error {
  override name = 'NotLooked';
}

/** The name has no address. */
export class NoSuchName extends NotLooked {}

/** How websites are reached. Only tests replace it: no setting does, and nothing a visitor sends. */
export interface Network {
  /** All IP addresses of a host name. */
  resolve(hostname: string): Promise<readonly string[]>;
  isPublic(address: string): boolean;
  ports: Readonly<Record<string, number>>;
  /** In milliseconds, for everything together. */
  timeout: number;
  /** The certificate authority to trust instead of Node’s. */
  ca?: string;
}

export const internet: Network = {
  /** Asks name servers only: the system would also read its hosts file, and hold up a thread for each silent server. */
  resolve: async (hostname) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  isPublic: isPublicAddress,
  ports: { 'http:': 80, 'https:': 443 },
  timeout: 8_000,
};

/** Whether name servers answer, so that there is an internet to look at. */
export const canReachOut = (): Promise<boolean> =>
  new Resolver({ timeout: 2_000, tries: 2 }).resolveNs('com').then(
    () => true,
    () => false,
  );

/** In bytes, after decompression, for everything together. */
const maximumSize = 2_000_000;

const maximumRedirects = 3;

/** For everything together, so that one look never becomes many requests to another’s server. */
const maximumRequests = 20;

/** In characters. */
const longestAddress = 500;

const refusalOf = (url: URL): string | undefined => {
  const { protocol, hostname } = url;
  if (!/^https?:$/u.test(protocol)) return 'We only look at addresses with https:// or http://.';
  if (url.username || url.password) return 'Please leave out everything before the @.';
  if (url.port) return 'Please leave out the colon and the number behind it.';
  if (isIP(hostname) || hostname.startsWith('['))
    return 'Please type the name of the website, such as rosasbakery.com, and not a number.';
  if (!hostname.includes('.') || hostname.endsWith('.'))
    return 'Please type the whole name of the website, such as rosasbakery.com.';
  return url.href.length > longestAddress ? 'That address is too long for us.' : undefined;
};

/** The URL that somebody means by `rosasbakery.com`, with https, as browsers try first. Throws `NotLooked`. */
export const readWebsiteAddress = (typed: string): URL => {
  const text = typed.trim();
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  const refusal = url ? refusalOf(url) : 'That isn’t an address. One looks like rosasbakery.com.';
  if (!url || refusal) throw new NotLooked(refusal);
  return Object.assign(url, { protocol: 'https:', hash: '' });
};

/** Rejects with `NotLooked` unless all addresses of a name are public: which one is used is up to its owner. */
const checkedAddresses = async (hostname: string, { resolve, isPublic }: Network) => {
  const addresses = await resolve(hostname);
  if (addresses.length === 0) throw new NoSuchName(`We found no website at ${hostname}.`);
  if (!addresses.every(isPublic))
    throw new NotLooked(`${hostname} isn’t on the public internet, so no stranger sees it.`);
  return addresses.map((address) => ({ address, family: isIP(address) }));
};

/** Connects to the very addresses that were checked; the name isn’t looked up again. */
const createAgent = (network: Network): Agent => {
  const lookup: LookupFunction = (hostname, _options, found) => {
    checkedAddresses(hostname, network).then(
      (addresses) => found(null, addresses),
      (error: Error) => found(error, []),
    );
  };
  const connector = buildConnector({ lookup, ca: network.ca, allowH2: false });
  return new Agent({
    connect: (options, connected) =>
      connector({ ...options, port: String(network.ports[options.protocol]) }, connected),
  });
};

/** Opens what belongs to one look: all requests share its time, its bytes and its number of requests. */
export const createVisitor = (network: Network, userAgent: string) => {
  const dispatcher = createAgent(network);
  const signal = AbortSignal.timeout(network.timeout);
  let bytesLeft = maximumSize;
  let requestsLeft = maximumRequests;

  /** Turns a timeout into a sentence, and unpacks the error of a connection. */
  const explain = (error: Error): never => {
    if (signal.aborted)
      throw new NotLooked(
        `The website took longer than ${network.timeout / 1000} seconds. Most people would have left by then.`,
      );
    throw error.cause instanceof Error ? error.cause : error;
  };

  const ask = async (url: URL): Promise<Response> => {
    const refusal = refusalOf(url);
    if (refusal) throw new NotLooked(refusal);
    requestsLeft -= 1;
    if (requestsLeft < 0) throw new NotLooked('The website sends people back and forth too often.');
    const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.1' };
    return fetch(url, { dispatcher, signal, headers, redirect: 'manual' }).catch(explain);
  };

  return {
    /** Follows redirects. `beforeEach` may reject. Rejects with `NotLooked` or the error of a connection. */
    async open(start: URL, beforeEach?: (url: URL) => Promise<void>) {
      let url = start;
      for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
        await beforeEach?.(url);
        const startedAt = performance.now();
        const response = await ask(url);
        const location = response.headers.get('location');
        if (response.status < 300 || response.status > 399 || location === null)
          return { url, response, milliseconds: performance.now() - startedAt };
        await response.body?.cancel();
        const next = URL.parse(location, url);
        const refusal = next ? refusalOf(next) : 'Browsers don’t understand it.';
        if (!next || refusal)
          throw new NotLooked(`The website sends people on to a wrong address. ${refusal}`);
        url = Object.assign(next, { hash: '' });
      }
      throw new NotLooked(
        'The website sends people on more than three times, perhaps in a circle.',
      );
    },
    /** Reads a body up to `maximum` bytes, after decompression. Rejects with `NotLooked`. */
    async read({ body }: Response, maximum = maximumSize) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      try {
        for await (const chunk of body ?? []) {
          const piece = chunk.subarray(0, Math.min(maximum - size, bytesLeft));
          chunks.push(piece);
          size += piece.length;
          bytesLeft -= piece.length;
          if (piece.length < chunk.length) return { bytes: Buffer.concat(chunks), isCut: true };
        }
      } catch (error) {
        if (!signal.aborted) throw new NotLooked('The page broke off while it arrived.');
        explain(error as Error);
      }
      return { bytes: Buffer.concat(chunks), isCut: false };
    },
    close: () => dispatcher.destroy(),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
