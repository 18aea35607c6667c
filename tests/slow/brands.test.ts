import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { palettes } from '../../content-model/brand/palettes.ts';
import { elementsIn, readHtml, wordsOf } from '../../content-model/html.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { brand as sample } from '../fixtures/content.ts';
import { findCutTexts } from '../fixtures/cut-texts.ts';
import { buildCopy, openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';
import { startSilently } from '../fixtures/running-site.ts';

/** It has a long name, full of accents and signs of HTML, and its own of everything. */
const brand = {
  name: 'Niña’s <Web> & Söhne Website Company of Fredericksburg',
  shortName: 'Niña’s <Web>',
  palette: 'cedar',
  plant: 'lavender',
  typefaces: 'bricolage-hanken',
  mark: '<svg viewBox="0 0 24 24"><path d="M2 2H22V22H2ZM7 7V17H17V7Z"/></svg>',
  place: 'Plaza “Vieja”',
  city: 'Fredericksburg',
} as const;

// Another agency moves in.

let copy: ProjectCopy;
let pages: { file: string; html: string }[];
const inSite = (file: string) => join(copy.root, 'dist/site', file);

beforeAll(async () => {
  copy = await openProjectCopy();
  const change = async (file: string, fields: object) => {
    const document = parseDocument(await copy.read(file));
    for (const [field, value] of Object.entries(fields)) document.set(field, value);
    await copy.write(file, document.toString({ lineWidth: 0 }));
  };
  await change('content/brand.yml', brand);
  await change('content/site.yml', {
    email: 'hello@another-agency.example',
    showExamples: false,
  });
  await buildCopy(copy);
  pages = globSync('**/*.html', { cwd: inSite('') }).map((name) => ({
    file: name,
    html: readFileSync(inSite(name), 'utf8'),
  }));
}, 600_000);

afterAll(() => copy.remove());

test('no page, feed or file says the name of the sample, or is in its colors', () => {
  const texts = globSync('**/*.{html,xml,txt,svg,webmanifest}', { cwd: inSite('') });
  const saying = (words: string) =>
    texts.filter((name) => readFileSync(inSite(name), 'utf8').toLowerCase().includes(words));
  for (const words of [sample.name, sample.name.replace('&', '&amp;'), 'marigoldandmain'])
    expect(saying(words.toLowerCase())).toEqual([]);
  for (const color of Object.values(palettes.marigold)) expect(saying(color)).toEqual([]);
});

test('a name with signs of HTML stays text, and stands with its city in the footer', () => {
  expect(pages.length).toBeGreaterThan(30);
  for (const { file, html } of pages) expect(elementsIn(readHtml(html), 'web'), file).toEqual([]);
  const home = pages.find(({ file }) => file === 'index.html');
  const [footer] = elementsIn(readHtml(home?.html ?? ''), 'footer').map(wordsOf);
  expect(footer).toContain(brand.name);
  expect(footer).toContain(`${brand.city}, ${sample.state}`);
});

test('with the examples off, no page marks or is about a made-up business', () => {
  // The license explains the mark.
  const marked = pages.filter(
    ({ file, html }) => file !== 'license.html' && html.includes('Made-up example'),
  );
  const about = globSync('casestudies/*.html', { cwd: inSite('') });
  expect([marked, about]).toEqual([[], []]);
});

test('every page shows all of its words at 320 px', { timeout: 600_000 }, async () => {
  const server = await startSilently(join(copy.root, 'dist'), {
    DATA_DIR: join(copy.root, 'data'),
  });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const { file } of pages) {
    await page.goto(new URL(file.replace(/(?:index)?\.html$/u, ''), server.url).href);
    expect.soft(await page.evaluate(findCutTexts), file).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, file).toBe(320);
  }
  await browser.close();
  await server.stop();
});

test('the guide names it', async () => {
  const pdf = await getDocumentProxy(
    new Uint8Array(readFileSync(inSite('ultimate-seo-guide.pdf'))),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(brand.name);
  expect(text).not.toContain(sample.name);
});
