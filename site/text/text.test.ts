import { expect, test } from 'vitest';
import {
  absoluteLinks,
  firstSentence,
  headingsBelow,
  relatedPosts,
  splitSections,
  textFacts,
} from './text.ts';

const article = `<p>Opening.</p>
<h2 id="one">One &#x26; <em>only</em></h2>
<ul><li>A list.</li></ul>
<p>First <a href="/x">sentence</a> here. Second one.</p>
<h3 id="deeper">Deeper</h3>
<h2 id="two">Two</h2>
<p>Short.</p>`;

test('a text is split at its second-level headings, each section with its first sentence', () => {
  const { opening, sections } = splitSections(article);
  expect(opening).toBe('<p>Opening.</p>');
  expect(sections).toMatchObject([
    { id: 'one', title: 'One & only', teaser: 'First sentence here.' },
    { id: 'two', title: 'Two', teaser: 'Short.', html: '<p>Short.</p>' },
  ]);
  expect(sections[0]?.html).toContain('<h3 id="deeper">');
});

test('an id never begins with a digit', () => {
  expect(splitSections('<h2 id="1-first">1. First</h2>').sections[0]?.id).toBe('part-1-first');
});

test.for([
  ['Nobody visits a website. She visits one page.', 'Nobody visits a website.'],
  ['It costs $1.50 a day and no more. Good.', 'It costs $1.50 a day and no more.'],
  ['She said "look at my Instagram." Then she left.', 'She said "look at my Instagram."'],
] as const)('the first sentence of "%s" is "%s"', ([text, sentence]) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('a heading’s entities, tags and special characters are decoded to plain text', () => {
  const { sections } = splitSections(
    '<h2 id="a" title="1 > 0">Fish &#x26; <b>chips</b>,\n &#36;5 &lt; &quot;6&quot; &rarr;</h2><p>Yes.</p>',
  );
  expect(sections[0]?.title).toBe('Fish & chips, $5 < "6" →');
});

const words = { byline: 'By', published: 'Published', updated: 'Updated', minutes: '{count} min' };

test('a text that names its writer has a byline, and any other has none', () => {
  const published = new Date('2026-11-09');
  const { writer } = textFacts({ data: { published, author: 'Ana Ruiz' } }, words);
  expect(writer).toEqual({ label: 'By', name: 'Ana Ruiz' });
  expect(textFacts({ data: { published } }, words).writer).toBeUndefined();
});

test('posts of the same category come first among the related, and the post itself never', () => {
  const posts = ['Coaching', 'Website', 'Marketing', 'Website', 'Website'].map(
    (category, index) => ({
      id: String(index),
      data: { category },
    }),
  );
  const [first] = relatedPosts({ id: '1', data: { category: 'Website' } }, posts);
  expect(first?.id).toBe('3');
  expect(
    relatedPosts({ id: '1', data: { category: 'Website' } }, posts).map(({ id }) => id),
  ).toEqual(['3', '4', '0']);
});

test('links inside the site get its origin, others and parts of the page stay', () => {
  const links = '<a href="/x">x</a><img src="/p.png"><a href="//o.com">o</a><a href="#y">y</a>';
  expect(absoluteLinks(links, 'https://e.com')).toBe(
    '<a href="https://e.com/x">x</a><img src="https://e.com/p.png"><a href="//o.com">o</a><a href="#y">y</a>',
  );
});

test.for([
  ['<h2 id="a">A</h2><h3>B</h3>', '<h3>A</h3><h4>B</h4>'],
  ['<h4>A</h4><p>Text.</p>', '<h3>A</h3><p>Text.</p>'],
] as const)('below a section’s heading, %s becomes %s', ([html, lowered]) => {
  expect(headingsBelow(html)).toBe(lowered);
});
