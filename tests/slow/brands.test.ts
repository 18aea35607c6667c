import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { palettes } from '../../content-model/brand/palettes.ts';
import { attributeOf, elementsIn, readHtml, wordsOf } from '../../content-model/html.ts';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { business as sample, pageContent, projects } from '../fixtures/content.ts';
import { findCutTexts } from '../fixtures/cut-texts.ts';
import { buildCopy, openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';
import { startSilently } from '../fixtures/running-site.ts';

const square = '<svg viewBox="0 0 24 24"><path d="M2 2H22V22H2ZM7 7V17H17V7Z"/></svg>';

interface Brand {
  name: string;
  shortName: string;
  palette: keyof typeof palettes;
  plant: string;
  typefaces: string;
  mark: string;
  place: string;
  city: string;
}

/** A brand with a long name, full of accents and HTML characters, that customizes everything. */
const first: Brand = {
  name: 'Niña’s <Web> & Söhne Website Company of Fredericksburg',
  shortName: 'Niña’s <Web>',
  palette: 'cedar',
  plant: 'lavender',
  typefaces: 'bricolage-hanken',
  mark: square,
  place: 'Plaza “Vieja”',
  city: 'Fredericksburg',
};

/** `npm run test:long` tests all of them. */
const brands = [
  first,
  ...(process.env['EVERY_BRAND']
    ? ([
        { ...first, name: 'Juniper Web Works', shortName: 'Juniper', palette: 'gulf' },
        {
          ...first,
          name: 'Ruiz Design',
          shortName: 'Ruiz',
          palette: 'mesa',
          typefaces: 'newsreader-instrument',
        },
      ] satisfies Brand[])
    : []),
];

const sampleColors = Object.values(palettes.marigold);

interface Described {
  alt: string;
}

interface FreeReview {
  benefits: { recording: Described };
}

describe.for(brands)('rebranded for another agency, $name:', (brand) => {
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
    const { name: agency, shortName, city, ...looks } = brand;
    await change('content/brand.yml', looks);
    await change('content/business.yml', {
      name: agency,
      shortName,
      city,
      email: 'hello@another-agency.example',
      phone: '(830) 555-0123',
      street: '7 “Calle” <Vieja>',
      postalCode: '78624',
      social: [{ network: 'Ravelry', url: 'https://www.ravelry.com/people/another' }],
      holidays: [{ name: 'Christmas <Day>', day: '2026-12-25', everyYear: true }],
    });
    await change('content/site.yml', { showExamples: false });
    await buildCopy(copy);
    pages = globSync('**/*.html', { cwd: inSite('') }).map((name) => ({
      file: name,
      html: readFileSync(inSite(name), 'utf8'),
    }));
  }, 600_000);

  afterAll(() => copy.remove());

  test('no page, feed, file or share image has the sample’s name or colors', () => {
    const texts = globSync('**/*.{html,xml,txt,svg,webmanifest}', { cwd: inSite('') });
    const saying = (words: string) =>
      texts.filter((name) => readFileSync(inSite(name), 'utf8').toLowerCase().includes(words));
    for (const words of [sample.name, sample.name.replace('&', '&amp;'), 'marigoldandmain'])
      expect(saying(words.toLowerCase())).toEqual([]);
    for (const color of sampleColors) expect(saying(color)).toEqual([]);
    const drawn = globSync('share/**/*.jpg', { cwd: inSite('') });
    const taken = drawn.filter(
      (name) =>
        existsSync(`dist/site/${name}`) &&
        readFileSync(`dist/site/${name}`).equals(readFileSync(inSite(name))),
    );
    expect(drawn.length).toBeGreaterThan(20);
    expect(taken).toEqual([]);
  });

  test('a name with HTML characters stays text, and is in the footer with its city', () => {
    expect(pages.length).toBeGreaterThan(30);
    for (const { file, html } of pages) expect(elementsIn(readHtml(html), 'web'), file).toEqual([]);
    const home = pages.find(({ file }) => file === 'index.html');
    const [footer] = elementsIn(readHtml(home?.html ?? ''), 'footer').map(wordsOf);
    expect(footer).toContain(brand.name);
    expect(footer).toContain(`${brand.city}, ${sample.state}`);
    for (const fact of ['(830) 555-0123', '7 “Calle” <Vieja>', 'Ravelry'])
      expect(footer).toContain(fact);
    const terms = pages.find(({ file }) => file === 'terms.html');
    expect(wordsOf(readHtml(terms?.html ?? ''))).toContain(
      'Mail reaches us at 7 “Calle” <Vieja>, Fredericksburg, Texas 78624.',
    );
  });

  test('with the examples off, no page shows or is about a made-up project, and a made-up story keeps its label', () => {
    const { benefits } = pageContent('freereviewlanding') as FreeReview;
    const pictures = [...projects, benefits.recording];
    const descriptions = new Set(pictures.map(({ alt }) => alt));
    const shown = pages.filter(({ html }) =>
      elementsIn(readHtml(html), 'img').some((img) =>
        descriptions.has(attributeOf(img, 'alt') ?? ''),
      ),
    );
    const marked = pages.filter(({ html }) => html.includes('Made-up example'));
    const about = globSync('casestudies/*.html', { cwd: inSite('') });
    expect([shown, about]).toEqual([[], []]);
    // The license page explains the label.
    expect(marked.map(({ file }) => file).toSorted()).toEqual([
      'casestudies.html',
      'license.html',
      'shephedlaw.html',
    ]);
  });

  test(
    'every page passes axe in the brand’s colors, and cuts off no text at 320 px',
    { timeout: 600_000 },
    async () => {
      const server = await startSilently(join(copy.root, 'dist'), {
        DATA_DIR: join(copy.root, 'data'),
      });
      const browser = await chromium.launch(launchOptions());
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (const { file } of pages) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(new URL(file.replace(/(?:index)?\.html$/u, ''), server.url).href);
        expect.soft(await accessibilityFindings(page), file).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await page.evaluate(findCutTexts), file).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, file).toBe(320);
      }
      await browser.close();
      await server.stop();
    },
  );

  test('structured data, manifest and the guide name it', async () => {
    const manifest = JSON.parse(readFileSync(inSite('manifest.webmanifest'), 'utf8')) as object;
    const { ground } = palettes[brand.palette];
    expect(manifest).toMatchObject({
      name: brand.name,
      short_name: brand.shortName,
      theme_color: ground,
    });
    const home = readHtml(pages.find(({ file }) => file === 'index.html')?.html ?? '');
    const data = elementsIn(home, 'script')
      .filter(({ attrs }) => attrs.some(({ value }) => value === 'application/ld+json'))
      .map(wordsOf);
    expect(data.join('')).toContain(JSON.stringify(brand.name).replaceAll('<', '\\u003c'));
    const pdf = await getDocumentProxy(
      new Uint8Array(readFileSync(inSite('ultimate-seo-guide.pdf'))),
    );
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(brand.name);
    expect(text).not.toContain(sample.name);
  });
});
