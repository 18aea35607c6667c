import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributeOf, elementsIn, textOf, type Element } from '../../content-model/html.ts';
import {
  cities,
  dollars,
  homePackages,
  packageOf,
  packages,
  packagesWithPage,
  pageContent,
  playbook,
  posts,
  projects,
} from '../fixtures/content.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { trades } from '../../leads/forms/door.ts';
import { openSite } from '../fixtures/site.ts';
import {
  aboutTitle,
  labels,
  limits,
  specifiedRoutes,
  type SpecifiedRoute,
} from '../fixtures/specification.ts';
import { indexedPages, pageAt, pages } from './read-pages.ts';

const addressed = pages.filter(({ status }) => status === 200);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's HTML style: <input/>, autoComplete and required="" mean the same to every browser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The class that keeps a phone number in one line.
    'tel-non-breaking': ['error', { ignoreClasses: ['unbroken'] }],
  },
});

/** Astro puts the style of its islands in the body, before the first island. */
const styleInBody = { ruleId: 'element-permitted-content', selector: 'html > body > style' };

test('every page is valid HTML', async () => {
  const pagesByProblem = new Map<string, string[]>();
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      if (ruleId === styleInBody.ruleId && selector === styleInBody.selector) continue;
      const problem = `${ruleId}: ${message} (${selector})`;
      pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), path]);
    }
  }
  expect(Object.fromEntries(pagesByProblem)).toEqual({});
});

test('every page has its language, a title, a description, keywords, one main part and one main heading', () => {
  for (const { path, title, meta, all } of pages) {
    expect(
      all('html', 'main', 'h1').map(({ tagName }) => tagName),
      path,
    ).toEqual(['html', 'main', 'h1']);
    expect(
      all('html').map((element) => attributeOf(element, 'lang')),
      path,
    ).toEqual(['en']);
    expect([title, meta('description'), meta('keywords')], path).not.toContain('');
  }
  expect(pageAt('/about')?.title).toBe(aboutTitle);
});

test('every page has its own address as canonical, and the same one in its share data', () => {
  for (const { path, title, canonical, meta, isIndexed } of addressed) {
    expect(new URL(canonical).pathname).toBe(path);
    const image = isIndexed && path !== '/' ? path : '/home';
    expect(new URL(meta('og:image')).pathname).toBe(`/share${image}.jpg`);
    expect(meta('og:image:alt')).not.toBe('');
    expect({
      url: meta('og:url'),
      title: meta('og:title'),
      description: meta('og:description'),
      card: meta('twitter:card'),
      size: [meta('og:image:width'), meta('og:image:height')],
    }).toEqual({
      url: canonical,
      title,
      description: meta('description'),
      card: 'summary_large_image',
      size: ['1200', '630'],
    });
  }
});

test('every indexed page and every trade has its own share image, in the size that social networks ask for, and small in bytes', async () => {
  const pictures = globSync('share/**/*.jpg', { cwd: join(distDirectory, 'site') });
  const files = pictures.map((name) => readFileSync(join(distDirectory, 'site', name)));
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(
    indexedPages.length + trades.length,
  );
  for (const [index, file] of files.entries()) {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], pictures[index]).toEqual([1200, 630, 'jpeg']);
    expect(file.byteLength, pictures[index]).toBeLessThanOrEqual(100_000);
  }
});

const isInternal = (url: string) => /^(?:\/(?!\/)|#)/u.test(url);

/** The URLs that a page loads, and those that its forms are sent to. */
const neededBy = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => attributeOf(element, 'rel') !== 'canonical')
    .flatMap(({ tagName, attrs }) =>
      attrs.flatMap(({ name, value }) => {
        if (name === 'srcset') return value.split(/,\s*/u).map((one) => one.split(' ')[0] ?? '');
        const isFetched = ['src', 'action', 'formaction', 'poster'].includes(name);
        return isFetched || (name === 'href' && tagName === 'link') ? [value] : [];
      }),
    );

const fetching = ['link', 'script', 'img', 'source', 'iframe', 'video', 'form', 'button', 'input'];

const needed = pages.flatMap(({ path, all }) =>
  neededBy(all(...fetching)).map((url) => ({ path, url })),
);

test('every link, picture, script and form of every page has a working target, without a redirect', async () => {
  const site = await openSite();
  const urls = [...pages.flatMap(({ links }) => links), ...needed.map(({ url }) => url)];
  const addresses = new Set(urls.filter(isInternal).map((url) => url.split('#')[0] ?? ''));
  addresses.delete('');
  expect(addresses.size).toBeGreaterThan(50);
  for (const address of addresses) {
    const { status } = await fetch(site.url + address, { method: 'HEAD', redirect: 'manual' });
    expect.soft(status, address).toBe(200);
  }
});

test('no page needs anything from another server, and a link to one is encrypted', () => {
  expect(needed.filter(({ url }) => !isInternal(url) && !url.startsWith('data:'))).toEqual([]);
  const outside = pages.flatMap(({ links }) => links).filter((url) => !isInternal(url));
  expect(outside.filter((url) => !/^(?:https:\/\/|mailto:|tel:)/u.test(url))).toEqual([]);
});

test('no form puts what is typed into a URL, except a shop’s name in one meant for sharing', () => {
  const forms = pages.flatMap(({ html }) => html.match(/<form\b.*?<\/form>/gsu) ?? []);
  const shared = /action="\/yourdoor" method="get"/u;
  const unsafe = forms.filter(
    (markup) =>
      /<(?:input|textarea)\b[^>]*\sname=/iu.test(markup) &&
      !shared.test(markup) &&
      !/\b(?:form)?method="post"/iu.test(markup),
  );
  expect(forms.length).toBeGreaterThan(50);
  expect(unsafe).toEqual([]);
});

test('every page links to the legal pages and to the feed', () => {
  for (const { path, links, html } of indexedPages) {
    expect(links, path).toEqual(expect.arrayContaining(['/terms', '/license', '/privacy']));
    expect(html, path).toContain('<link rel="alternate" type="application/rss+xml"');
  }
});

/** In bytes, compressed, with its styles. Home, the longest page, has a tenth to spare. Two round trips carry 43 kB. */
const most = 27_000;

test('no page is so long that a phone waits for it', () => {
  const sizes = addressed.map(({ path }) => {
    const file = `${path === '/' ? '/index' : path}.html.br`;
    return { path, size: statSync(join(distDirectory, 'site', file)).size };
  });
  // To fix a failure, shorten the page or move a part of it to its own page.
  expect(sizes.filter(({ size }) => size > most)).toEqual([]);
});

/** The owner may hide or remove a city. */
const isKept = ({ city = false, path }: SpecifiedRoute) =>
  !city || cities.some((one) => one.path === path);

// To fix a failure, put back what is missing, or remove it from tests/fixtures/specified-routes.yml if it is obsolete.
test.for(specifiedRoutes.filter(isKept))(
  '$path says what is specified, and leads where it should',
  ({ path, phrases, links = [] }) => {
    const page = pageAt(path);
    expect(page?.status).toBe(200);
    expect(phrases.filter((phrase) => !page?.words.includes(phrase))).toEqual([]);
    expect(page?.links).toEqual(expect.arrayContaining([...links]));
  },
);

const stated = [
  ...homePackages.map(({ name, price }) => ({ path: '/', name, amount: dollars(price) })),
  ...packages.map(({ name, price }) => ({ path: '/services', name, amount: dollars(price) })),
  ...packagesWithPage.map(({ name, price, path }) => ({ path, name, amount: dollars(price) })),
  ...['/', '/playbook'].flatMap((path) => [
    { path, name: 'the playbook', amount: dollars(playbook.price) },
    { path, name: 'the discount on services', amount: `${dollars(playbook.discount)} off` },
  ]),
];

test.for(stated)('$path states the price of $name: $amount', ({ path, amount }) => {
  expect(pageAt(path)?.words).toContain(amount);
});

const described = packagesWithPage.filter(({ included }) => included);

test.for(described)(
  '$href says all that is included, with what is limited in time',
  ({ href, included = [] }) => {
    for (const { title, badge = '' } of included) {
      expect(pageAt(href)?.words).toContain(title);
      expect(pageAt(href)?.words).toContain(badge);
    }
    const { morePackages } = pageContent(href.slice(1)) as {
      morePackages: { packages: readonly string[] };
    };
    const others = morePackages.packages.map((id) => packageOf(id).href);
    expect(pageAt(href)?.links).toEqual(expect.arrayContaining(others));
  },
);

test('home links to every city, and each city to all others and to its call, and shows the specified steps', () => {
  expect(pageAt('/')?.links).toEqual(expect.arrayContaining(cities.map(({ path }) => path)));
  for (const { path, name, questions } of cities) {
    const page = pageAt(path);
    const others = cities.map((city) => city.path).filter((one) => one !== path);
    expect(page?.links).toEqual(expect.arrayContaining([...others, '/freereviewlanding#sign-up']));
    expect(page?.all('h1').map(textOf).join()).toContain(name);
    const [steps] = page?.all('main').flatMap((main) => elementsIn(main, 'ol')) ?? [];
    const isStep = ({ parentNode }: Element) => parentNode === steps;
    expect(page?.all('li').filter(isStep)).toHaveLength(limits.cityProcessSteps);
    for (const { answer } of questions.filter((one) => one.answer.includes('$')))
      expect(page?.words).toContain(answer);
  }
});

test.for(described)('the strip of testimonials on $href has the specified number', ({ href }) => {
  const strips = pageAt(href)
    ?.all('section')
    .filter((one) => attributeOf(one, 'aria-label') === 'Testimonials');
  const pictures = strips?.flatMap((strip) => elementsIn(strip, 'img'));
  expect(pictures).toHaveLength(limits.testimonialsOnStrip);
});

test('the page of a project says so if its business is made up', () => {
  const isMarked = ({ id }: { id: string }) =>
    pageAt(`/casestudies/${id}`)?.words.includes('Made-up example');
  expect(projects.filter(isMarked)).toEqual(projects.filter(({ sample }) => sample));
});

/** A date as a reader sees it: May 6, 2025. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

test.for(posts)(
  '$path says when it was written, and leads to its packages and the review',
  (post) => {
    const page = pageAt(post.path);
    expect(page?.all('h1').map(textOf)).toEqual([post.title]);
    for (const words of [`Published ${inWords(post.published)}`, labels.booking])
      expect(page?.words).toContain(words);
    for (const { href, price } of post.packages.map(packageOf)) {
      expect(page?.links).toContain(href);
      expect(page?.words).toContain(dollars(price));
    }
  },
);
