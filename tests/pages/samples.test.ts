import { expect, test } from 'vitest';
import { attributeOf, elementsIn, textOf, type Element } from '../../content-model/html.ts';
import { dollars, packageOf, pageContent } from '../fixtures/content.ts';
import { pageAt } from './read-pages.ts';

// Something to see before she pays: a made-up audit and the video of a made-up review.

const label = 'Made-up example';

const labels = ['We found', 'What it means', 'What to do'];

const itemsOf = (list: Element | undefined) =>
  list?.childNodes.filter(({ nodeName }) => nodeName === 'li') ?? [];

test('the sample audit is marked as made up, lists ten searches and five findings, and ends with the order', () => {
  const page = pageAt('/sampleaudit');
  const price = dollars(packageOf('visibility-audit').price);
  expect(page?.words).toContain(label);
  expect(page?.all('tbody').flatMap((body) => elementsIn(body, 'tr'))).toHaveLength(10);
  expect(page?.all('article')).toHaveLength(5);
  for (const finding of page?.all('article') ?? [])
    expect(elementsIn(finding, 'dt').map(textOf)).toEqual(labels);
  expect(page?.words).toContain(`${price} once, plus sales tax`);
  expect(page?.links).toEqual(
    expect.arrayContaining(['/contact?package=visibility-audit', '/freereviewlanding']),
  );
});

test('the sample review is marked as made up, and says every frame of the video with its time', () => {
  const page = pageAt('/samplereview');
  const { film } = pageContent('samplereview') as {
    film: { frames: { time: string; said: string }[] };
  };
  expect(page?.words).toContain(label);
  expect(page?.words).toContain(
    '15 minutes on a call, or a video with a written summary within 5 days',
  );
  const [frames] = page?.all('main').flatMap((main) => elementsIn(main, 'ol')) ?? [];
  expect(itemsOf(frames)).toHaveLength(film.frames.length);
  for (const { time, said } of film.frames) {
    expect(page?.words).toContain(time);
    expect(page?.words).toContain(said);
  }
});

test('both samples are found where a visitor decides, under their label', () => {
  const ways = {
    '/visibilityaudit': ['/sampleaudit'],
    '/seopage': ['/sampleaudit'],
    '/freereviewlanding': ['/samplereview', '/sampleaudit'],
  };
  for (const [path, links] of Object.entries(ways)) {
    const [main] = pageAt(path)?.all('main') ?? [];
    const addresses = main && elementsIn(main, 'a').map((link) => attributeOf(link, 'href'));
    expect(addresses, path).toEqual(expect.arrayContaining(links));
    expect(pageAt(path)?.words, path).toContain(label);
  }
});
