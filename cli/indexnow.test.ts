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
    return response.end(request.url === '/sitemap-index.xml' ? sitemap : sitemapOf());
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
    key: 'abcdef123456' as string | undefined,
  };
  const run = async (isDry = false) =>
    runIndexNow({ settings, isDry, print: (line) => lines.push(line) });
  return { stub, settings, lines, run };
};

test('the first time every page is submitted, with the key and where it lies', async () => {
  const { stub, run } = await openRun();
  stub.pages = { '/': '2026-11-01', '/about': '2026-11-02' };
  await run();
  expect(stub.told).toEqual([
    {
      host: new URL(stub.url).host,
      key: 'abcdef123456',
      keyLocation: `${stub.url}/abcdef123456.txt`,
      urlList: [`${stub.url}/`, `${stub.url}/about`],
    },
  ]);
});

test('after that only what is new, changed or gone is submitted', async () => {
  const { stub, lines, run } = await openRun();
  stub.pages = { '/': '2026-11-01', '/about': '2026-11-02', '/old': '2026-11-02' };
  await run();
  await run();
  expect(lines.at(-1)).toBe('0 pages changed; nothing was submitted.');
  stub.pages = { '/': '2026-11-01', '/about': '2026-11-03', '/new': '2026-11-03' };
  await run();
  expect(stub.told).toHaveLength(2);
  expect(stub.told[1]).toMatchObject({
    urlList: ['/about', '/new', '/old'].map((path) => stub.url + path),
  });
});

test('a dry run names the pages, submits nothing and remembers nothing', async () => {
  const { stub, lines, run } = await openRun();
  stub.pages = { '/': '2026-11-01' };
  await run(true);
  expect(lines).toEqual([`${stub.url}/`, '1 page changed; nothing was submitted.']);
  expect(stub.told).toEqual([]);
  await run();
  expect(stub.told).toHaveLength(1);
});

test('pages that were not taken are submitted again the next time', async () => {
  const { stub, run } = await openRun();
  stub.pages = { '/': '2026-11-01' };
  stub.status = 403;
  await expect(run()).rejects.toThrow('/indexnow answered 403.');
  stub.status = 200;
  await run();
  expect(stub.told).toHaveLength(2);
});

test('without a key nothing is read and nothing is submitted', async () => {
  const { stub, settings, lines, run } = await openRun();
  settings.key = undefined;
  await run();
  expect(lines).toEqual(['INDEXNOW_KEY is not set; nothing is submitted.']);
  expect(stub.told).toEqual([]);
});
