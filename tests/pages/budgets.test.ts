import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { parse, type AtRule, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { visit, type Visitor, type VisitorOptions } from '../fixtures/visitor.ts';

/** Sizes in bytes, as they travel: compressed; without headers but for the first. */
const budgets = {
  /** The ten packets that a new connection may carry before it waits for an answer. */
  roundTrip: 10 * 1460,
  /** What a phone fetches before it is touched. */
  phone: { total: 120 * 1024, pictures: 60 * 1024, fonts: 40 * 1024, requests: 10 },
  home: { total: 100 * 1024, requests: 8 },
  wholeHome: 500 * 1024,
};

interface Fetched {
  type: string;
  size: number;
}

const sum = (files: readonly Fetched[], type?: string) =>
  files
    .filter((file) => type === undefined || file.type === type)
    .reduce((total, { size }) => total + size, 0);

/** Opens a page and notes everything it fetches by itself, with the size its server sends it in. */
const openPage = async ({ context }: Visitor, path: string) => {
  const page = await context.newPage();
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length']);
    fetched.push({ type: response.request().resourceType(), size });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return { page, fetched };
};

/** What a page takes more of than it may, in words. */
const overspent = (fetched: readonly Fetched[]): string[] => {
  const { total, pictures, fonts, requests } = budgets.phone;
  const spent = [
    ['bytes', sum(fetched), total],
    ['of pictures', sum(fetched, 'image'), pictures],
    ['of fonts', sum(fetched, 'font'), fonts],
    ['of scripts', sum(fetched, 'script'), 0],
    ['requests', fetched.length, requests],
  ] as const;
  return spent
    .filter(([, amount, most]) => amount > most)
    .map(([what, amount, most]) => `${amount} ${what}, at most ${most}`);
};

const visitSite = async (options: VisitorOptions) => visit(await openSite(), '/healthz', options);

/** Asks for a page on a new connection that is kept, as a browser does. Resolves to the bytes that came on it. */
const wireSize = async (url: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding'], url).toBe('br');
  const { socket } = answer;
  await once(answer.resume(), 'end');
  agent.destroy();
  return socket.bytesRead;
};

test('every page arrives with its headers in one round trip', async () => {
  const { url } = await openSite();
  for (const { path } of addressedPages)
    expect(await wireSize(url + path), path).toBeLessThanOrEqual(budgets.roundTrip);
});

test('nothing but its pictures and fonts is fetched with a page: styles travel with it', () => {
  for (const { path, html } of addressedPages) {
    expect(html.match(/<link[^>]+rel="?stylesheet/u)?.[0], path).toBeUndefined();
    expect(html.match(/<script[^>]+src=/u)?.[0], path).toBeUndefined();
    expect(html.match(/<style\b/gu), path).toHaveLength(1);
  }
});

/** What a browser can animate without painting anew for each frame; custom properties are driven by scrolling only. */
const unpainted = /^(?:transform|opacity|clip-path|--.*)$/u;

const paintedIn = (frames: AtRule): string[] => {
  const painted: string[] = [];
  frames.walkDecls(({ prop }) => {
    if (!unpainted.test(prop)) painted.push(`${prop} in ${frames.params}`);
  });
  const ends = frames.nodes?.filter((end) => String(end).includes('clip-path')).length;
  return ends === 1 ? [...painted, `clip-path with one end in ${frames.params}`] : painted;
};

/** What changes once the page has opened, by a transition or by keyframes of its own. */
const paintedWhenOpen = (rule: Rule): string[] =>
  rule.nodes
    .filter((node) => node.type === 'decl')
    .filter(({ prop }) => !unpainted.test(prop) && prop !== 'animation')
    .map(({ prop }) => `${prop} of ${rule.selector}`);

test('nothing that moves by itself is painted anew for each frame', () => {
  for (const { path, html } of addressedPages) {
    const painted: string[] = [];
    for (const [, styles = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/gu)) {
      const sheet = parse(styles);
      sheet.walkAtRules('keyframes', (frames) => {
        painted.push(...paintedIn(frames));
      });
      sheet.walkRules(/\[data-open\]/u, (rule) => {
        painted.push(...paintedWhenOpen(rule));
      });
    }
    expect(painted, path).toEqual([]);
  }
});

/** Sets `movements` to what would move in the first frame of a page, when it is read and nothing of it is drawn. */
const countMovements = () => {
  const moves = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect
      .getKeyframes()
      .some((frame) => 'transform' in frame || 'opacity' in frame || 'clipPath' in frame);
  addEventListener('DOMContentLoaded', () => {
    const movements = document.getAnimations().filter(moves).length;
    Object.assign(globalThis, { movements });
  });
};

test('nothing moves in the first frame of a page', { timeout: 120_000 }, async () => {
  const { context, page } = await visitSite({ device: 'phone' });
  await context.addInitScript(countMovements);
  for (const { path } of addressedPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate('movements'), path).toBe(0);
  }
});

test('the first view of every page on a phone keeps its budget', { timeout: 120_000 }, async () => {
  const visitor = await visitSite({ device: 'phone' });
  const paths = addressedPages.map(({ path }) => path);
  const findings: string[] = [];
  while (paths.length > 0) {
    await Promise.all(
      paths.splice(0, 8).map(async (path) => {
        const { page, fetched } = await openPage(visitor, path);
        await page.close();
        findings.push(...overspent(fetched).map((finding) => `${path}: ${finding}`));
      }),
    );
  }
  expect(findings).toEqual([]);
});

test.for(['phone', 'desktop'] as const)(
  'on a %s, the first view of the home page is at most 100 KB in 8 requests, and all of it at most 500 KB',
  async (device) => {
    const visitor = await visitSite({ device });
    const { page, fetched } = await openPage(visitor, '/');
    const first = [...fetched];
    expect(first.length).toBeLessThanOrEqual(budgets.home.requests);
    if (device === 'phone') expect(sum(first)).toBeLessThanOrEqual(budgets.home.total);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForTimeout(60);
    }
    await page.waitForLoadState('networkidle');
    expect(sum(fetched)).toBeLessThanOrEqual(budgets.wholeHome);
  },
);
