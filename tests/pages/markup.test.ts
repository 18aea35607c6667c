import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { addressedPages, builtPages, type BuiltPage } from '../fixtures/built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: <input/>, autoComplete and required="" mean the same to every browser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

const problemsOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

test('every page is valid HTML', async () => {
  const pagesByProblem: Record<string, string[]> = {};
  for (const { path, html } of builtPages) {
    for (const problem of await problemsOf(html)) (pagesByProblem[problem] ??= []).push(path);
  }
  expect(pagesByProblem).toEqual({});
});

test('no page has an inline style or handler, which the security policy would refuse', () => {
  const inline = /<[^>]*\s(?:style|on\w+)=["']/iu;
  const withInline = builtPages.filter(({ html }) =>
    inline.test(html.replaceAll(/<script[\s\S]*?<\/script>/gu, '')),
  );
  expect(withInline.map(({ path }) => path)).toEqual([]);
});

const firstMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const titleOf = (html: string) => firstMatch(html, /<title>([^<]*)<\/title>/u);

const descriptionOf = (html: string) =>
  firstMatch(html, /<meta name="description" content="([^"]*)"/u);

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => text === '' || texts.indexOf(text) !== index);

test('every page has a title and a description of its own', () => {
  expect(repeated(builtPages.map(({ html }) => titleOf(html)))).toEqual([]);
  expect(repeated(builtPages.map(({ html }) => descriptionOf(html)))).toEqual([]);
});

test('titles and descriptions have the length that search engines show', () => {
  const unfit = addressedPages.filter(({ path, html }) => {
    // Its title is specified, and longer.
    if (path === '/about') return false;
    const title = titleOf(html).replaceAll('&amp;', '&').length;
    const description = descriptionOf(html).replaceAll('&amp;', '&').length;
    return title < 30 || title > 60 || description < 120 || description > 156;
  });
  expect(unfit.map(({ path }) => path)).toEqual([]);
});

test('every page has keywords, one main heading, one main part and its language', () => {
  const counts = ({ html }: BuiltPage) =>
    [/<meta name="keywords" content="[^"]+"/gu, /<h1[\s>]/gu, /<main[\s>]/gu, /<html lang="en"/gu]
      .map((pattern) => html.match(pattern)?.length ?? 0)
      .join();
  const unfit = builtPages.filter((page) => counts(page) !== '1,1,1,1');
  expect(unfit.map(({ path }) => path)).toEqual([]);
});

test('every page names its canonical address', () => {
  for (const { path, html } of addressedPages) {
    const canonical = firstMatch(html, /<link rel="canonical" href="([^"]+)"/u);
    expect(new URL(canonical).pathname).toBe(path);
  }
});

test('the about page has the specified title', () => {
  const about = addressedPages.find(({ path }) => path === '/about');
  expect(titleOf(about?.html ?? '')).toBe(
    'Meet the agency | Web Design &amp; SEO Agency for Women Entrepreneurs',
  );
});
