import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formDataOf, formFor } from '../../content/schemas.ts';
import { readEntries } from '../../../content-model/reader/read-entries.ts';
import { attributeOf, elementsIn, readHtml } from '../../../content-model/html.ts';
import type { Data, Entry, Problem } from '../api-types.ts';
import { EntryForm } from './EntryForm.tsx';
import { readNumber } from './fields.tsx';

const { entries } = readEntries(new URL('../../..', import.meta.url).pathname);

/** The form controls of an entry, by their field names. */
const controlsOf = (
  collection: string,
  id: string,
  change: (data: Data) => Data = (data) => data,
  advice: readonly Problem[] = [],
) => {
  const found = entries.find((one) => one.collection === collection && one.id === id);
  if (!found) throw new Error(`There is no ${collection} ${id}.`);
  const { data } = formDataOf(found);
  const schema = formFor(found.collection, found.data);
  const names = { names: {}, shortName: '' };
  const entry = { schema, collection, id, file: found.file, names } as unknown as Entry;
  const html = renderToStaticMarkup(
    createElement(EntryForm, {
      entry,
      data: change(data as Data),
      saved: undefined,
      problems: [],
      advice,
      onRemoved: () => undefined,
      onChange: () => undefined,
      onAdded: () => undefined,
    }),
  );
  const elements = elementsIn(readHtml(html));
  const control = (name: string) =>
    elements.find((element) => attributeOf(element, 'id') === `root_${name}`);
  return { html, control };
};

test('a checkbox that the file does not mention shows its default', () => {
  const { control, html } = controlsOf('pages', 'home');
  const index = control('head_index');
  expect(index && attributeOf(index, 'checked')).toBe('');
  expect(control('hidden')).toBeUndefined();
  expect(html).not.toContain('nobody finds it');
});

test('a page that is kept out of search engines says so beside the checkbox', () => {
  const out = (data: Data) => ({ ...data, head: { ...(data['head'] as Data), index: false } });
  const { control, html } = controlsOf('pages', 'home', out);
  const index = control('head_index');
  expect(index && attributeOf(index, 'checked')).toBeUndefined();
  expect(html).toContain('nobody finds it');
});

test('advice stands beside its field and is counted at its group, and the field is not wrong', () => {
  const advice = [{ field: ['head', 'title'], place: 'Title', message: 'Make it longer.' }];
  const { control, html } = controlsOf('pages', 'home', undefined, advice);
  const title = control('head_title');
  expect(title && attributeOf(title, 'aria-describedby')).toContain('root_head_title-advice');
  expect(title && attributeOf(title, 'aria-invalid')).toBeUndefined();
  expect(html).toContain('<b>Advice:</b> Make it longer.');
  expect(html).toMatch(/In search results <span[^>]*>1 hint</u);
});

test.for([
  ['4250', 4250],
  [' 4250 ', 4250],
  ['4,250', 4250],
  ['$4,250', 4250],
  ['4250.00', 4250],
  ['4250.50', '4250.50'],
  ['42,50', '42,50'],
  ['4e3', '4e3'],
  ['', undefined],
] as const)(
  '"%s" in a number field is kept as typed, unless it is a whole number',
  ([typed, kept]) => {
    expect(readNumber(typed)).toBe(kept);
  },
);

test('a price keeps its comma, since pages print it as written', () => {
  expect(readNumber('$4,250.00', true)).toBe('4,250');
  expect(readNumber('$4250', true)).toBe(4250);
});

test('the required size of a picture is shown beside its button, before anything is uploaded', () => {
  const { html } = controlsOf('pages', 'home');
  expect(html).toContain('At least 2400 × 1350 pixels, and bright in its left half');
  expect(html).toContain('At least 1080 × 1500 pixels.');
});
