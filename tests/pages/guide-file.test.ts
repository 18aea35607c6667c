import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { business, dollars, guide, playbook } from '../fixtures/content.ts';
import { distDirectory } from '../fixtures/built-pages.ts';

const file = await readFile(join(distDirectory, 'site', 'ultimate-seo-guide.pdf'));
// The PDF reader transfers the buffer, so it gets a copy.
const document = await getDocumentProxy(new Uint8Array(file));
const { text } = await extractText(document);

/** Text without white space, which the layout changes. */
const bare = (words = '') => words.replaceAll(/\s+/gu, '');

test('the guide has a cover, an introduction, a page for each section and a closing page, in at most 500 kB, and says what it is', async () => {
  const { title, description, sections } = guide;
  expect(document.numPages).toBe(sections.length + 3);
  expect(document.numPages).toBeGreaterThanOrEqual(6);
  expect(document.numPages).toBeLessThanOrEqual(10);
  expect(file.byteLength).toBeLessThan(500_000);
  const { info } = await document.getMetadata();
  const said = { Title: title, Author: business.name, Subject: description, Language: 'en-US' };
  expect(info).toMatchObject(said);
});

test('every point is in the text of its page, with its reason and its check, and the prices of the playbook at the end', () => {
  for (const [index, section] of guide.sections.entries())
    for (const point of section.points)
      for (const words of [point.do, point.why, point.check])
        expect(bare(text[index + 2])).toContain(bare(words));
  for (const amount of [playbook.price, playbook.discount])
    expect(bare(text.at(-1))).toContain(dollars(amount));
});

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

const rolesOf = ({ role = '', children = [] }: StructureNode): string[] => [
  role,
  ...children.flatMap(rolesOf),
];

test('the guide is a tagged PDF: a heading, and a list with one item per point', async () => {
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  for (const [index, { points }] of guide.sections.entries()) {
    const tree = await (await document.getPage(index + 3)).getStructTree();
    const roles = rolesOf(tree as StructureNode);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(1);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(points.length);
  }
});

test('the links of the guide lead to the tools and to pages of this site', async () => {
  const { intro, closing } = guide;
  const linksOn = async (number: number) =>
    (await (await document.getPage(number)).getAnnotations()).map(({ url }) => url as string);
  const addresses = await linksOn(2);
  for (const { address } of intro.tools.items)
    expect(addresses).toContainEqual(expect.stringContaining(`https://${address}`));
  const last = (await linksOn(document.numPages)).map((url) => new URL(url).pathname);
  expect(last).toEqual([...closing.steps.map(({ href }) => href), '/']);
});
