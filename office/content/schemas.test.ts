import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEntriesOf } from '../../content-model/reader/read-entries.ts';
import { fixedPages, schemas, type Collection } from '../../content-model/schemas/content-files.ts';
import { linesWithJargon } from '../../tests/fixtures/jargon.ts';
import { editFile } from './edit-file.ts';
import { formDataOf, formFor, fromForm, schemaOf, type FormSchema } from './schemas.ts';

const templates = [
  ...Object.keys(fixedPages),
  'sections',
  'coming-soon',
  'legal',
  'thanks',
  'package',
  'website-package',
  'sample-audit',
  'sample-review',
];

const forms = [
  ...(Object.keys(schemas) as Collection[])
    .filter((collection) => collection !== 'pages')
    .map((collection) => [collection, formFor(collection, {})] as const),
  ...templates.map((template) => [template, formFor('pages', { template })] as const),
];

/** The fields without a name, or without a help text; entries of a list need a name only. */
const unnamed = (field: FormSchema, path: string): string[] => {
  const parts = Object.entries(field.properties ?? {}).filter(([, part]) => !('const' in part));
  const nameless = parts.filter(([, { title, description }]) => !title || !description);
  return [
    ...nameless.map(([name]) => `${path} › ${name}`),
    ...parts.flatMap(([name, part]) => unnamed(part, `${path} › ${name}`)),
    ...(field.items && !field.items.title ? [`${path} ›`] : []),
    ...(field.items ? unnamed(field.items, `${path} ›`) : []),
    ...(field.oneOf ?? []).flatMap((kind) => unnamed(kind, `${path} ${kind.title}`)),
  ];
};

test.for(forms)('every field of %s has a name and a help text', ([name, schema]) => {
  expect(schema.type).toBe('object');
  expect(unnamed(schema, name)).toEqual([]);
});

const freePage = readFileSync('tests/fixtures/free-page.yml', 'utf8');

const [page] = readEntriesOf('content/pages/florists.yml', freePage).entries;

test('each kind of section has a name, a word on it, and words to start with that pass', () => {
  const { sections } = formFor('pages', { template: 'sections' }).properties ?? {};
  const kinds = sections?.items?.oneOf ?? [];
  expect(kinds.map(({ title }) => title)).toEqual([
    'Text',
    'Cards',
    'Steps',
    'Questions',
    'Quotes',
    'Prices',
    'Call to action',
  ]);
  const started = { ...(page?.data as object), sections: kinds.map(({ start }) => start) };
  expect(schemas.pages.safeParse(started).error).toBeUndefined();
});

test('sections keep their kind through the form, and one that is moved takes its comment along', () => {
  if (!page) throw new Error('The page cannot be read.');
  const { data } = formDataOf(page);
  const schema = schemaOf('pages', page.data);
  expect(fromForm(schema, data, page.data)).toEqual(page.data);
  const moved = (data['sections'] as object[]).toReversed();
  const edited = fromForm(schema, { ...data, sections: moved }, page.data);
  const text = editFile(freePage, page, edited as Record<string, unknown>);
  expect(text).toContain('  # The best of all sections.\n  - kind: quotes\n');
  expect(readEntriesOf(page.file, text).entries[0]?.data).toEqual(edited);
});

const labelsOf = ({
  title,
  description,
  names,
  properties = {},
  items,
  oneOf = [],
}: FormSchema): string[] => [
  ...[title, description, ...Object.values(names ?? {})].filter((words) => words !== undefined),
  ...Object.values(properties).flatMap(labelsOf),
  ...(items ? labelsOf(items) : []),
  ...oneOf.flatMap(labelsOf),
];

test.for(forms)('the labels and hints of %s are words of an owner', ([, schema]) => {
  expect(linesWithJargon(labelsOf(schema))).toEqual([]);
});

test('time zones begin with those of the United States, by their common names', () => {
  const { enum: zones = [], names = {} } = formFor('business', {}).properties?.['timeZone'] ?? {};
  const words = zones.map((zone) => names[String(zone)]);
  expect(words.slice(0, 2)).toEqual(['Eastern Time (New York)', 'Central Time (Chicago)']);
  expect(words).toContain('Europe, Berlin');
  expect(new Set(words).size).toBe(Intl.supportedValuesOf('timeZone').length);
});
