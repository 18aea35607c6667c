import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Problem } from '../api-types.ts';
import { ProblemList } from './status.tsx';

const written = (problems: readonly Problem[]) =>
  renderToStaticMarkup(createElement(ProblemList, { problems }));

test('a problem of another entry is a link to its field', () => {
  const entry = { collection: 'site', id: 'site', title: 'Menus', field: ['menus', 1, 'href'] };
  const problem = { field: [], place: 'Menus › Menu 2', message: 'nothing is there', entry };
  expect(written([problem])).toContain(
    '<a href="#/content/site/site/menus/1/href">Menus › Menu 2: nothing is there</a>',
  );
});

test('what several fields have in common is said once, with a link to each', () => {
  const [message, own] = ['These are still the words of the template', 'Choose your own'];
  const list = written([
    { field: ['intro'], place: 'Introduction', message },
    { field: ['cover'], place: 'Cover', message: own },
    { field: ['text'], place: 'Text', message },
  ]);
  expect(
    list
      .replaceAll(/<[^>]+>/gu, '|')
      .split(/\|+/u)
      .filter(Boolean),
  ).toEqual([message, 'Introduction', 'Text', `Cover: ${own}`]);
});
