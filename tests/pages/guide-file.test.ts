import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { GuideContent } from '../../src/content-schemas/guide.ts';
import { dollars, playbook, siteContent } from '../fixtures/content.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { openSite } from '../fixtures/site.ts';

const file = join(distDirectory, 'site', 'ultimate-seo-guide.pdf');

const readGuide = async (): Promise<GuideContent> =>
  parse(await readFile('content/guide.yml', 'utf8'));
const openGuide = async () => getDocumentProxy(new Uint8Array(await readFile(file)));

/** Text without what setting it on a page changes. */
const bare = (text: string) => text.replaceAll(/\s+/gu, '');

test('the guide has a cover, an introduction, a page for each section and a closing page', async () => {
  const { sections } = await readGuide();
  const { numPages } = await openGuide();
  expect(numPages).toBe(sections.length + 3);
  expect(numPages).toBeGreaterThanOrEqual(6);
  expect(numPages).toBeLessThanOrEqual(10);
});

test('the guide is at most 500 KB', async () => {
  expect((await stat(file)).size).toBeLessThan(500_000);
});

test('the guide says its title, its author and its language', async () => {
  const { title, description } = await readGuide();
  const document = await openGuide();
  const { info, metadata } = await document.getMetadata();
  expect(info).toMatchObject({
    Title: title,
    Author: siteContent.name,
    Subject: description,
    Language: 'en-US',
  });
  expect(metadata?.get('dc:title')).toBe(title);
});

test('the guide has an outline that leads to each of its pages', async () => {
  const { title, intro, sections, closing } = await readGuide();
  const outline = await (await openGuide()).getOutline();
  expect(outline.map((entry) => entry.title)).toEqual([
    title,
    intro.heading,
    ...sections.map((section, index) => `${index + 1}. ${section.title}`),
    closing.heading,
  ]);
});

test('every point is in the text of its page, with its reason and its check', async () => {
  const { sections } = await readGuide();
  const { text } = await extractText(await openGuide());
  for (const [index, section] of sections.entries()) {
    const page = bare(text[index + 2] ?? '');
    for (const point of section.points)
      for (const words of [point.do, point.why, point.check]) expect(page).toContain(bare(words));
  }
});

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

const rolesOf = ({ role = '', children = [] }: StructureNode): string[] => [
  role,
  ...children.flatMap(rolesOf),
];

test('the guide is tagged: a heading, and a list of as many items as there are points', async () => {
  const { sections } = await readGuide();
  const document = await openGuide();
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  for (const [index, { points }] of sections.entries()) {
    const tree = await (await document.getPage(index + 3)).getStructTree();
    const roles = rolesOf(tree as StructureNode);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(1);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(points.length);
  }
});

test('the links of the guide lead to the tools and to pages of this site', async () => {
  const { intro, closing } = await readGuide();
  const document = await openGuide();
  const linksOn = async (number: number) =>
    (await (await document.getPage(number)).getAnnotations()).map(({ url }) => url as string);
  const addresses = await linksOn(2);
  for (const { address } of intro.tools.items)
    expect(addresses).toContainEqual(expect.stringContaining(`https://${address}`));
  const last = (await linksOn(document.numPages)).map((url) => new URL(url).pathname);
  expect(last).toEqual([...closing.steps.map(({ href }) => href), '/']);
});

test('the guide names the prices of the playbook', async () => {
  const { text } = await extractText(await openGuide());
  const closing = bare(text.at(-1) ?? '');
  for (const amount of [playbook.price, playbook.discount])
    expect(closing).toContain(dollars(amount));
});

test('the guide is served as a PDF', async () => {
  const site = await openSite();
  const answer = await fetch(`${site.url}/ultimate-seo-guide.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});
