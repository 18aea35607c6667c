import { expect, test } from 'vitest';
import { addressedPages, builtPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';

/** The routes of the specification. */
const specifiedRoutes = `
  / /about /visibilityaudit /elitevisible /googlemesis /localseo /contact /services /playbook
  /freereviewlanding /casestudies /reviewconfirmation /webdesign /ourdifference /careers /blog
  /allplaybooks /toolsweuse /testimonials /startaproject /seopage /shephedlaw /wireframekits
  /websiterefresh /accessibilityaudits /authorityamplifier /authoritylaunchpad
  /strategicgrowthaccelerator /essentialswebsitepages /websiteredesignsigns
  /blogauthoritylaunchpad /blogauthorityamplifier /blogstrategicgrowth
  /web-design-seo-women-entrepreneurs-austin /dallas-female-founder-website-design
  /web-design-seo-women-entrepreneurs-fortworth /houston-female-founder-website-design
  /web-design-seo-women-entrepreneurs-sanantonio /lubbock-female-founder-website-design
`
  .trim()
  .split(/\s+/u);

const addressesIn = (html: string): string[] => {
  const outsideScripts = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gu, '');
  const attributes = outsideScripts.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/gu);
  const sets = outsideScripts.matchAll(/\ssrcset="([^"]*)"/giu);
  const urls = [...sets].flatMap(([, set = '']) =>
    set.split(/,\s*/u).map((one) => one.split(' ')[0] ?? ''),
  );
  return [...[...attributes].map(([, url = '']) => url), ...urls].map((url) =>
    url.replaceAll('&amp;', '&'),
  );
};

const isInternal = (url: string) => /^(?:\/(?!\/)|#)/u.test(url);

test('every route of the specification is a page', () => {
  const paths = addressedPages.map(({ path }) => path);
  expect(specifiedRoutes.filter((route) => !paths.includes(route))).toEqual([]);
});

test('every link, picture, script and form of every page leads somewhere, without a detour', async () => {
  const site = await openSite();
  const urls = new Set(builtPages.flatMap(({ html }) => addressesIn(html)).filter(isInternal));
  const paths = [...new Set([...urls].map((url) => url.split('#')[0] ?? ''))].filter(Boolean);
  const answers = await Promise.all(
    paths.map(async (path) => [
      path,
      (await fetch(site.url + path, { redirect: 'manual' })).status,
    ]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('every link to a part of a page leads to a part that is there', () => {
  const missing = builtPages.flatMap(({ path, html }) =>
    addressesIn(html)
      .filter((url) => isInternal(url) && url.includes('#'))
      .filter((url) => {
        const [target = '', id = ''] = url.split('#');
        const page = builtPages.find((one) => one.path === (target || path));
        return !page?.html.includes(` id="${id}"`);
      })
      .map((url) => `${path} → ${url}`),
  );
  expect(missing).toEqual([]);
});

test('no page takes anything from another server, and links elsewhere are named', () => {
  const outside = builtPages.flatMap(({ path, html }) =>
    addressesIn(html)
      .filter(
        (url) => !isInternal(url) && !/^(?:mailto:|data:|https?:\/\/localhost:\d+)/u.test(url),
      )
      .map((url) => `${path} → ${url}`),
  );
  expect(outside).toEqual([]);
});
