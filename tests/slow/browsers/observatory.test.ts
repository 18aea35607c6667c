import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { expect, test } from 'vitest';
import { openSite } from '../../fixtures/site.ts';

/** The package fetches the list of preloaded names when it is installed; no name of ours is on it. */
const provideEmptyPreloadList = (): void => {
  const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory');
  const file = join(dirname(main), '..', 'conf', 'hsts-preload.json');
  if (!existsSync(file)) writeFileSync(file, '{}');
};

const heldResponse = (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(answer.headers),
  verified: true,
  httpEquiv: new Map<string, string[]>(),
});

/** What Mozilla's scanner would have seen at this address of a site behind a proxy that ends TLS and leads http to https. */
const observe = async (siteUrl: string, path: string): Promise<Requests> => {
  const answer = await fetch(siteUrl + path);
  const requests = new Requests('marigold.example');
  const response = heldResponse(answer);
  const url = new URL(path, 'https://marigold.example');
  requests.resources.path = await answer.text();
  requests.responses.auto = response;
  requests.responses.https = response;
  requests.responses.http = response;
  requests.responses.httpRedirects = [
    { url: new URL(path, 'http://marigold.example'), status: 301 },
    { url, status: response.status },
  ];
  const cors = await fetch(siteUrl + path, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  requests.responses.cors = heldResponse(cors);
  requests.session = { url, response };
  return requests;
};

test.for([
  '/',
  '/contact',
  '/playbook',
  '/blog?category=Website',
  '/embed/free-review',
  '/nowhere',
])('%s has full marks by Mozilla’s Observatory', async (path) => {
  provideEmptyPreloadList();
  const site = await openSite({ SITE_URL: 'https://marigold.example' });
  const requests = await observe(site.url, path);
  const results = ALL_TESTS.map((one) => one(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const { score, grade } = getGradeForScore(100 + modifiers.reduce((sum, one) => sum + one, 0));
  expect(results.filter(({ pass }) => !pass).map(({ result }) => result)).toEqual([]);
  expect(modifiers.filter((one) => one < 0)).toEqual([]);
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(120);
});
