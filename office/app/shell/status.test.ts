import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProblemWords } from './status.tsx';

test('a problem of another entry is a link to its field', () => {
  const entry = { collection: 'site', id: 'site', title: 'Menus', field: ['menus', 1, 'href'] };
  const problem = { field: [], place: 'Menus › Menu 2', message: 'nothing is there', entry };
  expect(renderToStaticMarkup(createElement(ProblemWords, { problem }))).toBe(
    '<a href="#/content/site/site/menus/1/href">Menus › Menu 2: nothing is there</a>',
  );
});
