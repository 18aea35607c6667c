import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { runIndexNow } from './indexnow.ts';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A published site and IndexNow in one: its sitemap, and what it was told. */
const openStub = async () => {
  const stub = { url: '', pages: {} as Record<string, string>, status: 202, told: [] as object[] };
  const sitemapOf = () =>
    Object.entries(stub.pages)
      .map(([path, day]) => `<url><loc>${stub.url}${path}</loc><lastmod>${day}</lastmod></url>`)
      .join('');
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      stub.told.push(JSON.parse(await text(request)) as object);
      return response.writeHead(stub.status).end();
    }
    const sitemap = `<sitemap><loc>${stub.url}/sitemap.xml</loc></sitemap>`;
    const isIndex = request.url === '/sitemap-index.xml';
    return response.end(`<?xml version="1.0"?><urlset>${isIndex ? sitemap : sitemapOf()}</urlset>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  stub.url = addressOf(server);
  return stub;
};

const openRun = async () => {
  const stub = await openStub();
  const lines: string[] = [];
  const settings = {
    siteUrl: stub.url,
    endpoint: `${stub.url}/indexnow`,
    dataDirectory: temporaryDirectory(),
    key: 'abcdef123456',
  };
  const run = async (isDry = false) => {
    for await (const line of runIndexNow(settings, isDry)) lines.push(line.trimEnd());
  };
  return { stub, lines, run };
};

test('the first time every page is submitted, after that what is new, changed or gone', async () => {
  const { stub, lines, run } = await openRun();
  stub.pages = { '/': '2026-11-01', '/about': '2026-11-02', '/old?a=1&amp;b=2': '2026-11-02' };
  await run();
  expect(stub.told).toEqual([
    {
      host: new URL(stub.url).host,
      key: 'abcdef123456',
      keyLocation: `${stub.url}/abcdef123456.txt`,
      urlList: ['/', '/about', '/old?a=1&b=2'].map((path) => stub.url + path),
    },
  ]);
  await run();
  expect(lines.at(-1)).toBe('0 pages changed; nothing was submitted.');
  stub.pages = { '/': '2026-11-01', '/about': '2026-11-03', '/new': '2026-11-03' };
  await run();
  expect(stub.told).toHaveLength(2);
  expect(stub.told[1]).toMatchObject({
    urlList: ['/about', '/new', '/old?a=1&b=2'].map((path) => stub.url + path),
  });
});

test('a dry run names the pages and remembers nothing, and pages that were not taken are submitted again', async () => {
  const { stub, lines, run } = await openRun();
  stub.pages = { '/': '2026-11-01' };
  await run(true);
  expect(lines).toEqual([`${stub.url}/`, '1 page changed; nothing was submitted.']);
  expect(stub.told).toEqual([]);
  stub.status = 403;
  await expect(run()).rejects.toThrow('/indexnow answered 403.');
  stub.status = 200;
  await run();
  expect(stub.told).toHaveLength(2);
});
