import { test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { expectNoFindings } from '../fixtures/findings.ts';
import { openSite } from '../fixtures/site.ts';
import { visit, type Visitor } from '../fixtures/visitor.ts';

/** In bytes, as they travel: compressed, without headers. */
const budgets = {
  /** What a phone fetches before it is touched. */
  pictures: 60_000,
  fonts: 80_000,
  wholeHome: 500_000,
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Fetched {
  type: string;
  url: string;
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
    const size = Number(response.headers()['content-length'] ?? 0);
    fetched.push({ type: response.request().resourceType(), url: response.url(), size });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  return { page, fetched };
};

/** What a page takes more of than it may. */
const overspent = (path: string, fetched: readonly Fetched[]): string[] => {
  const pictures = sum(fetched, 'image');
  const fonts = sum(fetched, 'font');
  const script = fetched.find(({ type }) => type === 'script');
  return [
    ...(pictures > budgets.pictures
      ? [
          `The pictures at the top of ${path} weigh ${kilobytes(pictures)} on a phone; ${kilobytes(budgets.pictures)} is the most. Choose a picture with fewer small details.`,
        ]
      : []),
    ...(fonts > budgets.fonts
      ? [
          `${path} fetches ${kilobytes(fonts)} of typefaces; ${kilobytes(budgets.fonts)} is the most. Leave out a style, or letters nobody writes.`,
        ]
      : []),
    ...(script
      ? [
          `${path} fetches the script ${script.url} before anyone has touched the page. Load it at the first interaction.`,
        ]
      : []),
  ];
};

test('the first view of every page on a phone keeps its budget', { timeout: 300_000 }, async () => {
  const visitor = await visit(await openSite(), '/healthz', { device: 'phone' });
  const paths = addressedPages.map(({ path }) => path);
  const findings: string[] = [];
  while (paths.length > 0) {
    await Promise.all(
      paths.splice(0, 4).map(async (path) => {
        const { page, fetched } = await openPage(visitor, path);
        await page.close();
        findings.push(...overspent(path, fetched));
      }),
    );
  }
  expectNoFindings(findings);
});

test.for(['phone', 'desktop'] as const)(
  'on a %s, all of the home page is at most 500 kB',
  async (device) => {
    const visitor = await visit(await openSite(), '/healthz', { device });
    const { page, fetched } = await openPage(visitor, '/');
    for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    const size = sum(fetched);
    expectNoFindings(
      size > budgets.wholeHome
        ? [
            `The home page weighs ${kilobytes(size)} on a ${device} with all its pictures; ${kilobytes(budgets.wholeHome)} is the most. Take out a picture, or choose a simpler one.`,
          ]
        : [],
    );
  },
);
