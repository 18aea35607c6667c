import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { articles, posts } from '../fixtures/content.ts';

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'u').exec(html)?.[1] ?? '';

test('every page has a large card with a picture of its own', () => {
  for (const { path, html } of addressedPages) {
    const picture = new URL(contentOf(html, 'og:image'));
    expect(picture.pathname).toBe(`/share${path === '/' ? '/home' : path}.jpg`);
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    expect(contentOf(html, 'og:image:height')).toBe('630');
    expect(contentOf(html, 'og:image:alt')).not.toBe('');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  }
});

test('what a page says where it is shared is what it says in search', () => {
  for (const { html } of addressedPages) {
    const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1];
    expect(contentOf(html, 'og:url')).toBe(canonical);
    expect(contentOf(html, 'og:title')).toBe(/<title>([^<]*)</u.exec(html)?.[1]);
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
  }
});

test('posts and articles are shared as articles with their days', () => {
  const shared = addressedPages.filter(({ html }) => contentOf(html, 'og:type') === 'article');
  const days = shared.map(({ path, html }) => [path, contentOf(html, 'article:published_time')]);
  const written = [...posts, ...articles].map(({ path, published }) => [path, published]);
  expect(days.toSorted()).toEqual(written.toSorted());
});
