import { expect, test } from 'vitest';
import { createTestApp, slotContent } from './test-support/test-app.ts';

test('the blog of a category or a page is the built page with its listing rendered for it', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/blog?category=Email+Marketing&page=2');
  expect(answer.statusCode).toBe(200);
  expect(slotContent(answer.body, 'blog-listing')['search']).toBe(
    '?category=Email+Marketing&page=2',
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'all',
  });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test.for(['/blog', '/blog?utm_source=letter'])('%s is the file as it was built', async (url) => {
  const { app } = await createTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.etag).toBeDefined();
  expect(answer.body).toContain('As built');
});

test('the blog answers HEAD, leads other spellings to itself with their query, and refuses other methods', async () => {
  const { app } = await createTestApp();
  const head = await app.inject({ method: 'HEAD', url: '/blog?page=2' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const spelled = await app.inject('/Blog/?category=Website');
  expect([spelled.statusCode, spelled.headers.location]).toEqual([301, '/blog?category=Website']);
  const posted = await app.inject({ method: 'POST', url: '/blog?page=2' });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
});
