import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer as createHttp,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Network } from './fetch.ts';

/** A certificate for the secure websites below, and its key, which protects nothing. Valid until 2126. */
const certificate = readFileSync(new URL('websites.fixture.pem', import.meta.url), 'utf8');

const html =
  (page: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(page);

const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

/** Answers by path; any other path is 404. */
const paths =
  (routes: Readonly<Record<string, RequestListener>>): RequestListener =>
  (request, response) => {
    const route = routes[request.url ?? ''];
    if (route) route(request, response);
    else response.writeHead(404).end();
  };

const businessData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Bakery',
      name: 'Rosa’s Bakery',
      telephone: '+1-512-555-0142',
      address: { '@type': 'PostalAddress', streetAddress: '12 Elm Street', postalCode: '78701' },
    },
  ],
};

const tidy = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rosa’s Bakery | Sourdough and cakes in Austin</title>
<meta name="description" content="Sourdough, cakes and coffee on Elm Street in Austin. Order by phone until noon and pick up warm bread at five.">
<meta property="og:title" content="Warm bread at five"><meta property="og:image" content="https://rosas.test/bread.jpg">
<script type="application/ld+json">${JSON.stringify(businessData)}</script></head>
<body><h1>Bread like on <em>Sundays</em></h1><img src="/bread.jpg" alt="A loaf" width="400" height="300">
<p>${'We bake every morning at four. '.repeat(20)}</p>
<a href="tel:+15125550142">(512) 555-0142</a> <a href="/order">Order a cake</a> 12 Elm Street, Austin, TX 78701</body></html>`;

const fromBuilder = `<!doctype html><html lang="en"><head><title>Home</title><meta name="generator" content="Builder">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1"><meta name="robots" content="noindex">
<meta property="og:title" content="Lotus Nails"><script src="https://cdn.test/app.js"></script></head>
<body><div id="root"><div style="position:relative;width:980px"><img src="https://cdn.test/9f2_mv2.jpg?w=980"></div></div>
<noscript>Please turn on JavaScript</noscript></body></html>`;

const oldTables = Buffer.from(
  `<html><head><title>Caf\xe9 Maman</title></head><body><table width="900"><tr><td><font size="7">Caf\xe9 Maman</font>
<td>Call 512.555.0177</table><script type="application/ld+json">{"name": Maman}</script></body></html>`,
  'latin1',
);

/** “ベーカリー” (bakery) in Shift_JIS. */
const kana = Buffer.concat([
  Buffer.from('<html lang="ja"><meta charset="shift_jis"><title>'),
  Buffer.from('8378815b834a838a815b', 'hex'),
  Buffer.from('</title>'),
]);

/** Sends 40 MB. */
const huge: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  let left = 40;
  const send = () => {
    left -= 1;
    if (left > 0) response.write(Buffer.alloc(1_000_000, '<p>cake '), send);
    else response.end();
  };
  send();
};

/** Sends the beginning of a page. */
const half: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Bread');

const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));

/** Websites by name. One without `https` has no secure connection. */
const websites: Readonly<Record<string, { http?: RequestListener; https?: RequestListener }>> = {
  'rosas.test': {
    http: redirect('https://rosas.test/'),
    https: paths({
      '/': html(tidy),
      '/robots.txt': html('User-agent: *\nDisallow: /kitchen\nSitemap: https://rosas.test/map.xml'),
    }),
  },
  'www.rosas.test': { https: redirect('https://rosas.test/') },
  'builder.test': {
    http: paths({ '/': html(fromBuilder) }),
    https: paths({ '/': html(fromBuilder) }),
  },
  'tables.test': { http: paths({ '/': html(oldTables, { 'content-type': 'text/html' }) }) },
  'slow.test': { https: paths({ '/': () => {}, '/half': half }) },
  'huge.test': { https: paths({ '/': huge }) },
  'bomb.test': { https: paths({ '/': html(bomb, { 'content-encoding': 'gzip' }) }) },
  'circle.test': { https: paths({ '/': redirect('/around'), '/around': redirect('/') }) },
  'busy.test': { http: (_request, response) => void response.writeHead(503).end() },
  'moved.test': { http: redirect('https://rosas.test/') },
  'outside.test': {
    https: paths({
      '/down': redirect('http://tables.test/'),
      '/broken': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Bread');
        setImmediate(() => response.destroy());
      },
      '/menu.pdf': html('%PDF', { 'content-type': 'application/pdf' }),
      '/members': (_request, response) => void response.writeHead(403).end(),
    }),
  },
  // Not in the certificate.
  'mistaken.test': { http: paths({ '/': html(tidy) }), https: paths({ '/': html(tidy) }) },
  'kana.test': { https: paths({ '/': html(kana, { 'content-type': 'text/html' }) }) },
  'parked.test': {
    https: paths({ '/': html('<p>This domain is for sale! <a href="/">Inquire</a>') }),
  },
  'closed.test': {
    https: paths({ '/': html(tidy), '/robots.txt': html('User-agent: *\nDisallow: /') }),
  },
};

/** Where the fixtures listen, the only address that is public in their network. */
const place = '127.0.0.1';

/** Serves the websites on loopback. `more` adds websites; `requests` and `headers` list what arrived. */
export const startWebsites = async (more: typeof websites = {}) => {
  const requests: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const all = { ...websites, ...more };
  const answer =
    (protocol: 'http' | 'https'): RequestListener =>
    (request, response) => {
      const { host = '' } = request.headers;
      requests.push(`${protocol}://${host}${request.url}`);
      headers.push(request.headers);
      const website = all[host]?.[protocol];
      if (website) website(request, response);
      else response.destroy();
    };
  const servers = [
    createHttp(answer('http')),
    createHttps(
      {
        key: certificate,
        cert: certificate,
        SNICallback: (name, found) => found(all[name]?.https ? null : new Error('No https here')),
      },
      answer('https'),
    ),
  ];
  const [http = 0, https = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, place), 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  const network: Network = {
    resolve: async (name) => (Object.hasOwn(all, name) ? [place] : []),
    isPublic: (address) => address === place,
    ports: { 'http:': http, 'https:': https },
    timeout: 60_000,
    ca: certificate,
  };
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { network, requests, headers, stop };
};
