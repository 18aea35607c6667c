import { expect, test } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';
import { canonicalPath } from './canonical-path.ts';
import { llmsText } from './llms-text.ts';
import { pageName } from './page-name.ts';
import { shareImagePath } from './share-image-path.ts';
import { shareTags } from './share-tags.ts';

test.for([
  ['/', '/share/home.jpg'],
  ['/about', '/share/about.jpg'],
  ['/templates/salon', '/share/templates/salon.jpg'],
] as const)('the share image of %s is %s', ([path, image]) => {
  expect(shareImagePath(path)).toBe(image);
});

test.for([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/contact/sent/', '/contact/sent'],
] as const)('%s has the canonical path %s', ([pathname, path]) => {
  expect(canonicalPath(pathname)).toBe(path);
});

test('a page is called by its short name, or by its title before the bar', () => {
  expect(pageName({ title: 'Case Studies | Websites', crumb: 'Cases' })).toBe('Cases');
  expect(pageName({ title: 'Case Studies | Websites' })).toBe('Case Studies');
});

const head = { title: 'About', description: 'Who we are.', keywords: ['agency'], index: true };
const site = { origin: 'https://www.example.com', name: 'Marigold & Main' };

test('a shared page shows its own picture, by its full address', () => {
  const tags = shareTags({ head, path: '/about', site });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://www.example.com/share/about.jpg',
  });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
});

test('a shared text says when it was published', () => {
  const posting = {
    title: 'Five signs',
    summary: 'Five.',
    published: new Date('2025-05-06'),
    updated: new Date('2026-11-10'),
    image: '/cover.jpeg',
    keywords: [],
    section: 'Website',
  };
  const tags = shareTags({ head, path: '/signs', site, posting });
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  expect(tags).toContainEqual({ property: 'article:published_time', content: '2025-05-06' });
});

test('links inside the site get its origin, others and parts of the page stay', () => {
  const html = '<a href="/x">x</a><img src="/p.png"><a href="//o.com">o</a><a href="#y">y</a>';
  expect(absoluteLinks(html, 'https://e.com')).toBe(
    '<a href="https://e.com/x">x</a><img src="https://e.com/p.png"><a href="//o.com">o</a><a href="#y">y</a>',
  );
});

test('language models get the name, the facts and one link a page', () => {
  const links = [{ name: 'About', href: '/about', description: 'Who we are.' }];
  const text = llmsText('https://e.com', {
    name: 'Marigold & Main',
    summary: 'An agency.',
    facts: ['Based in Austin.'],
    sections: [
      { heading: 'The agency', links },
      { heading: 'Optional', links: [] },
    ],
  });
  expect(text).toBe(
    '# Marigold & Main\n\n> An agency.\n\n- Based in Austin.\n\n## The agency\n\n- [About](https://e.com/about): Who we are.\n',
  );
});
