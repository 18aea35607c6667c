import { expect, test } from 'vitest';
import type { Collection } from '../../content-model/reader/read-entries.ts';
import { fixedPages, schemas } from '../../content-model/schemas/content-files.ts';
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

test('a name tells a field from the others beside it', () => {
  const repeated = (field: FormSchema, path: string): string[] => {
    const titles = Object.values(field.properties ?? {}).map(({ title }) => title);
    return [
      ...titles
        .filter((title, index) => titles.indexOf(title) !== index)
        .map((title) => `${path}: ${title}`),
      ...Object.entries(field.properties ?? {}).flatMap(([name, part]) =>
        repeated(part, `${path} › ${name}`),
      ),
      ...(field.items ? repeated(field.items, `${path} ›`) : []),
    ];
  };
  expect(forms.flatMap(([name, schema]) => repeated(schema, name))).toEqual([]);
});

test('fields say with which widget they are filled in', () => {
  const { properties = {} } = formFor('pages', { template: 'about' });
  expect(Object.keys(properties)).not.toContain('template');
  expect(properties).toMatchObject({
    hero: {
      properties: {
        heading: { widget: 'heading' },
        intro: { widget: 'longText' },
        portrait: { properties: { picture: { widget: 'picture' } } },
      },
    },
    testimonials: { properties: { first: { target: 'testimonial' } } },
  });
});

test('what may be written in several ways has one form', () => {
  const schema = formFor('pages', { template: 'legal' });
  expect(schema.properties?.['updated']).toMatchObject({ type: 'string', format: 'date' });
  const paragraph = schema.properties?.['sections']?.items?.properties?.['paragraphs']?.items;
  expect(Object.keys(paragraph?.properties ?? {})).toEqual(['when', 'text']);
});
