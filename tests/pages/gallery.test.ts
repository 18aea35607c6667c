import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Example } from '../../src/gallery/example.ts';
import { allExamples, exampleFiles } from '../../src/gallery/examples.ts';
import { specimenPage } from '../../src/gallery/specimen-page.tsx';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const canShareAPage = ({ show, prepare }: Example): boolean =>
  !prepare && !/ id="|<(?:nav|header|footer)|aria-label/u.test(renderToStaticMarkup(show));

test('every component has examples', () => {
  const folders = globSync('src/components/*/').map((folder) => folder.replace(/^src\/|\/$/gu, ''));
  const without = folders.filter(
    (folder) => !exampleFiles.some(({ name }) => name.startsWith(`${folder}/`)),
  );
  expect(without).toEqual([]);
  expect(folders.length).toBeGreaterThan(20);
});

test('no two examples have the same address in the gallery', () => {
  const ids = allExamples.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the gallery is not in the build', async () => {
  const files = globSync('**/*.{html,js}', { cwd: distDirectory });
  const withExamples = files.filter((file) =>
    /gallery\/|\.examples/u.test(readFileSync(join(distDirectory, file), 'utf8')),
  );
  expect(withExamples).toEqual([]);
  const { url } = await openSite();
  for (const path of ['/gallery', '/gallery/Button-busy'])
    expect((await fetch(url + path)).status).toBe(404);
});

/** What stands on one page: most components together, everything with an address, a landmark or a state of its own alone. */
const specimens = new Map(
  allExamples.filter((one) => !canShareAPage(one)).map((one) => [one.id, [one]]),
);
specimens.set('together', allExamples.filter(canShareAPage));

const openGallery = async () => {
  const visitor = await visit({ url: 'http://gallery.test' }, 'about:blank', {
    reducedMotion: true,
  });
  await visitor.page.route('**', (route, request) => {
    const examples = specimens.get(new URL(request.url()).pathname.slice(1));
    return examples
      ? route.fulfill({ contentType: 'text/html', body: specimenPage(examples) })
      : route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture });
  });
  return visitor.page;
};

test('axe finds nothing on any example', { timeout: 120_000 }, async () => {
  const page = await openGallery();
  const found: Record<string, string[]> = {};
  for (const [name, [example]] of specimens) {
    await page.setViewportSize({ width: example?.isNarrow ? 390 : 1280, height: 800 });
    await page.goto(`/${name}`);
    const findings = await accessibilityFindings(page);
    if (findings.length > 0) found[name] = findings;
  }
  expect(found).toEqual({});
});

test('an example is brought into its state, and has the styles of the site', async () => {
  const page = await openGallery();
  await page.goto('/SiteHeader-menu-open');
  expect(await page.locator('[data-mobile-menu]').getAttribute('open')).toBe('');
  await page.goto('/Dialog-open');
  expect(await page.locator('dialog:modal').count()).toBe(1);
  await page.goto('/together');
  const button = page.locator('button', { hasText: 'Sending' });
  expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
    'rgb(244, 169, 31)',
  );
});
