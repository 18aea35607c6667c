import { expect, test } from 'vitest';
import { fixedPages, schemas, type Collection } from '../../content-model/schemas/content-files.ts';
import { linesWithJargon } from '../../tests/fixtures/jargon.ts';
import { formFor, type FormSchema } from './schemas.ts';

const templates = [
  ...Object.keys(fixedPages),
  'brief',
  'coming-soon',
  'legal',
  'thanks',
  'package',
  'website-package',
];

const forms = [
  ...(Object.keys(schemas) as Collection[])
    .filter((collection) => collection !== 'pages')
    .map((collection) => [collection, formFor(collection, {})] as const),
  ...templates.map((template) => [template, formFor('pages', { template })] as const),
];

/** The fields without a name, or without a help text; entries of a list need a name only. */
const unnamed = (field: FormSchema, path: string): string[] => {
  const parts = Object.entries(field.properties ?? {});
  const nameless = parts.filter(([, { title, description }]) => !title || !description);
  return [
    ...nameless.map(([name]) => `${path} › ${name}`),
    ...parts.flatMap(([name, part]) => unnamed(part, `${path} › ${name}`)),
    ...(field.items && !field.items.title ? [`${path} ›`] : []),
    ...(field.items ? unnamed(field.items, `${path} ›`) : []),
  ];
};

test.for(forms)('every field of %s has a name and a help text', ([name, schema]) => {
  expect(schema.type).toBe('object');
  expect(unnamed(schema, name)).toEqual([]);
});

const labelsOf = ({ title, description, names, properties = {}, items }: FormSchema): string[] => [
  ...[title, description, ...Object.values(names ?? {})].filter((words) => words !== undefined),
  ...Object.values(properties).flatMap(labelsOf),
  ...(items ? labelsOf(items) : []),
];

test.for(forms)('the labels and hints of %s are words of an owner', ([, schema]) => {
  expect(linesWithJargon(labelsOf(schema))).toEqual([]);
});
