import { satteri } from '@astrojs/markdown-satteri';
import { serialize } from 'parse5';
import { expect, test } from 'vitest';
import { elementsIn, readHtml } from '../html.ts';
import { markdown } from '../markdown.ts';
import { checkEntry, textsIn } from './check-entries.ts';
import { markupProblems } from './check-markup.ts';
import { checkReferences } from './check-references.ts';
import type { Field } from '../reader/problem.ts';
import { entryOf, readEntries, type Entry } from '../reader/read-entries.ts';

const { entries } = readEntries(new URL('../..', import.meta.url).pathname);
const posts = entries.filter(({ file }) => file.endsWith('.md'));

const withBody = (body: string): Entry => {
  const [post] = posts;
  if (!post) throw new Error('There is no post.');
  return { ...post, body, bodyLine: 10 };
};

/** Markup on the third line of a text, and the word that its refusal names. */
const evil: [text: string, named: string][] = [
  ['<script>alert(1)</script>', '<script>'],
  ['<img src=x onerror=alert(1)>', '"onerror"'],
  ['<svg onload=alert(1)><circle r=1 /></svg>', '<svg>'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<form action="https://evil.example"><button>Go</button></form>', '<form>'],
  ['<style>body { display: none }</style>', '<style>'],
  ['<p style="position: fixed">Words</p>', '"style"'],
  ['<a id="getElementById">x</a>', '"id"'],
  ['[words](javascript:alert(1))', 'javascript:alert(1)'],
  ['[words](<\u0001javascript:alert(1)>)', 'javascript:alert(1)'],
  ['<a href="&#x6A&#x61vascript&colon;alert(1)">words</a>', 'javascript:alert(1)'],
  ['[words](java&Tab;script:alert(1))', 'script:alert(1)'],
  ['[words](data:text/html;base64,PHNjcmlwdD4=)', 'data:text/html'],
  ['[words][r]\n\n[r]: javascript:alert(1)', 'javascript:alert(1)'],
  ['![words](data:image/svg+xml;base64,PHN2Zz4=)', 'data:image/svg+xml'],
  ['<a href="java\nscript:alert(1)">words</a>', 'script:alert(1)'],
  ['<!--slot:contact-form {"placeholder":"x"}-->', '<!--'],
  ['<div\n\nonclick="alert(1)" x', '<div'],
];

test.for(evil)('%s is refused with its line', ([text, named]) => {
  const [problem, ...more] = markupProblems(withBody(`\nOne\n\n${text}\n`));
  expect(problem).toMatchObject({
    line: 13,
    message: expect.stringContaining(named) as string,
  });
  expect(problem?.message).toMatch(/[.]$/u);
  expect(more.length).toBeLessThan(3);
});

test.for(evil)(
  '%s does not come onto a page past the check, so the policy of the page has no hash of it',
  async ([text]) => {
    const renderer = await markdown.processor.createRenderer(markdown);
    const { code } = await renderer.render(`\nOne\n\n${text}\n`);
    const elements = elementsIn(readHtml(code));
    const names = new Set(['html', 'head', 'body', 'p', 'a', 'b', 'img', 'div', 'input']);
    expect(elements.filter(({ tagName }) => !names.has(tagName))).toEqual([]);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => /^(?:on|style|id)/u.test(name))).toEqual([]);
    expect(
      attributes.filter(({ value }) => /script|data:/iu.test(value.replaceAll(/\s/gu, ''))),
    ).toEqual([]);
    expect(code).not.toContain('<!--');
  },
);

test('plain Markdown is kept, and today’s texts are rendered as Astro renders them', async () => {
  const plain = `## One

| a | b |
| - |:-:|
| 1 | **2** |

- [ ] a task
- [mail](mailto:a@b.example), [phone](tel:+15125550100), [page](/contact), <https://example.com>

![A picture](../pictures/a.webp)

A note[^1], _words_, ~~gone~~, \`<script>\` and <br> <details><summary>More</summary>Words</details>

[^1]: Below.

\`\`\`html
<script>alert(1)</script>
\`\`\`
`;
  expect(markupProblems(withBody(plain))).toEqual([]);
  const ours = await markdown.processor.createRenderer(markdown);
  const astros = await satteri().createRenderer({ syntaxHighlight: false });
  const same = (code: string) => serialize(readHtml(code));
  for (const body of [plain, ...posts.map((post) => post.body)])
    expect(same((await ours.render(body)).code)).toBe(same((await astros.render(body)).code));
});

test.for([
  '#shoplocal and #1 are hashtags',
  '*Paint* ##1, with [a link](/contact)##2',
  '— Ana, who bakes\n1.5 miles · 10 minutes, “so close” [sic] (on foot)',
  '- One\n\n  ```\n  code\n  ```',
])('%j is shown as the author meant it', (text) => {
  expect(markupProblems(withBody(`\nOne\n\n${text}\n`))).toEqual([]);
});

const addressesIn = (data: unknown): Field[] =>
  textsIn(data)
    .filter(([, text]) => /^(?:https?:|mailto:|\.{0,2}\/)/u.test(text))
    .map(([field]) => field);

const the = (collection: Entry['collection']): Entry => {
  const found = entryOf(entries, collection);
  if (!found) throw new Error(`There is no ${collection}.`);
  return found;
};

const withValue = (data: unknown, [key, ...rest]: Field, value: unknown): unknown =>
  key === undefined
    ? value
    : Object.assign(structuredClone(data) as object, {
        [key]: withValue((data as Record<PropertyKey, unknown>)[key], rest, value),
      });

test.for([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example/x.js',
])('%s is refused wherever a field holds an address or a picture', async (address) => {
  const root = new URL('../..', import.meta.url).pathname;
  let count = 0;
  for (const entry of entries)
    for (const field of addressesIn(entry.data)) {
      const changed = { ...entry, data: withValue(entry.data, field, address) };
      const problems = [...checkEntry(changed), ...(await checkReferences(root, [changed]))];
      const places = problems.map(({ field: place }) => place?.slice(entry.within.length));
      expect(places, `${entry.file} ${field.join('.')}`).toContainEqual(field);
      count += 1;
    }
  expect(count).toBeGreaterThan(300);
});

const menuLink = ['menus', 0, 'links', 0, 'href'];

test.for([
  'https://calendly.com/agency/15-minutes?month=2026-12',
  'tel:+15125550123',
  'mailto:hello@example.com',
  '/about#faqs',
])('a menu may lead to %s', async (address) => {
  const site = the('site');
  const changed = { ...site, data: withValue(site.data, menuLink, address) };
  const root = new URL('../..', import.meta.url).pathname;
  expect([...checkEntry(changed), ...(await checkReferences(root, [changed, ...entries]))]).toEqual(
    [],
  );
});

test.for([
  'http://example.com',
  'https://name:password@example.com/',
  'https://example.com/a b',
  'tel:javascript:alert(1)',
  'mailto:hello',
  'mailto:hello@example.com?body=<script>',
  'file:///etc/passwd',
  '/About',
])('a menu may not lead to %s', (address) => {
  const site = the('site');
  expect(checkEntry({ ...site, data: withValue(site.data, menuLink, address) })).toMatchObject([
    { field: menuLink },
  ]);
});

test('the package link of an article must stay within the site', () => {
  const article = the('articles');
  const data = withValue(article.data, ['package', 'href'], 'https://example.com');
  expect(checkEntry({ ...article, data })).toMatchObject([{ field: ['package', 'href'] }]);
});
