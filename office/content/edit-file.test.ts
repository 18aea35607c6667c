import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { isRecord, readEntries, type Entry } from '../../content-model/reader/read-entries.ts';
import { splitFrontMatter } from '../../content-model/reader/front-matter.ts';
import { editFile } from './edit-file.ts';
import { yamlStyle } from './edit-file.ts';
import { formFor, fromForm, schemaOf, toForm, type FormSchema } from './schemas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { entries } = readEntries(root);

type Path = readonly (string | number)[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

const withValue = <Data>(data: Data, path: Path, value: unknown): Data => {
  const copy = structuredClone(data);
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) ?? ''] = value;
  return copy;
};

interface Found {
  path: Path;
  schema: FormSchema;
  isOptional?: boolean;
}

/** Every field of a form, as far as there is data for it. */
const fieldsIn = (field: Found, data: unknown): Found[] => {
  const { path, schema } = field;
  const found = [field];
  for (const [key, part] of isRecord(data) ? Object.entries(schema.properties ?? {}) : []) {
    const isOptional = !schema.required?.includes(key);
    const inside = { path: [...path, key], schema: part, isOptional };
    if (isRecord(data) && data[key] !== undefined) found.push(...fieldsIn(inside, data[key]));
  }
  for (const [index, item] of Array.isArray(data) ? data.entries() : [])
    found.push(...fieldsIn({ path: [...path, index], schema: schema.items ?? {} }, item));
  return found;
};

const splitAt = (text: string) => text.split('\n');

/** The lines that one text has and the other has not, at the place where they differ. */
const difference = (before: string, after: string): [string[], string[]] => {
  const [old, now] = [splitAt(before), splitAt(after)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-end - 1) === now.at(-end - 1)) end += 1;
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)];
};

const yamlOf = ({ file }: Pick<Entry, 'file'>, text: string): string =>
  file.endsWith('.md') ? (splitFrontMatter(text)?.head ?? '') : text;

const dataIn = (entry: Entry, text: string): unknown => {
  const data: unknown = parseDocument(yamlOf(entry, text)).toJS();
  return entry.within.length > 0 ? at(data, entry.within) : data;
};

const editorOf = (entry: Entry) => {
  const { collection, file, data } = entry;
  const text = readFileSync(join(root, file), 'utf8');
  const schema = schemaOf(collection, data);
  const form = toForm(schema, data);
  const edit = (now: unknown, from = text) =>
    editFile(from, entry, fromForm(schema, now, data) as Record<string, unknown>);
  const all = fieldsIn({ path: [], schema: formFor(collection, data) }, form);
  // Of all the texts of a list, for example, one.
  const kindOf = ({ path }: Found) => path.map((key) => (typeof key === 'number' ? '*' : key));
  const fields = [...new Map(all.map((field) => [kindOf(field).join('.'), field])).values()];
  return { text, form, edit, fields };
};

const otherValue = ({ schema }: Found, value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (schema.format === 'date') return '2026-11-30';
  return `A note: it’s *new*, and "quoted" ${String(value).length} times`;
};

/** In content/ a text stands on one line, or on the lines of a block. */
const isOneLine = (lines: readonly string[]) => lines.length === 1;

test.for(entries)('$file $id is in the form in which edits are written', (entry) => {
  const yaml = yamlOf(entry, readFileSync(join(root, entry.file), 'utf8'));
  expect(parseDocument(yaml, yamlStyle).toString(yamlStyle)).toBe(yaml);
});

test.for(entries)('$file $id: each kind of field is changed, and nothing else', (entry) => {
  const { text, form, edit, fields } = editorOf(entry);
  expect(edit(form)).toBe(text);
  const scalars = fields.filter(({ path }) => typeof at(form, path) !== 'object');
  // None where its owner has decided nothing yet.
  for (const field of scalars) {
    const wanted = withValue(form, field.path, otherValue(field, at(form, field.path)));
    const edited = edit(wanted);
    expect(toForm(schemaOf(entry.collection, entry.data), dataIn(entry, edited))).toEqual(wanted);
    const [removed, added] = difference(text, edited);
    const isBlock = removed.length > 1 || edited.includes('>-');
    expect(isBlock || (isOneLine(removed) && isOneLine(added)), field.path.join('.')).toBe(true);
  }
});

test.for(entries)('$file $id: lists grow, shrink and are sorted', (entry) => {
  const { text, form, edit, fields } = editorOf(entry);
  const read = (edited: string) =>
    toForm(schemaOf(entry.collection, entry.data), dataIn(entry, edited));
  for (const { path } of fields.filter((one) => Array.isArray(at(form, one.path)))) {
    const list = at(form, path) as unknown[];
    const [first, ...others] = list;
    const another = typeof first === 'string' ? `Another: ${first}` : first;
    const longer = withValue(form, path, [...list, another]);
    expect(read(edit(longer)), path.join('.')).toEqual(longer);
    if (others.length > 0) {
      const shorter = withValue(form, path, others);
      expect(read(edit(shorter))).toEqual(shorter);
      const sorted = withValue(form, path, [...others, first]);
      const lines = (edited: string) => splitAt(edited).filter(Boolean).sort();
      expect(read(edit(sorted))).toEqual(sorted);
      if (!text.includes('[')) expect(lines(edit(sorted))).toEqual(lines(text));
    }
  }
});

test.for(entries)('$file $id: what is optional is taken out whole', (entry) => {
  const { text, form, edit, fields } = editorOf(entry);
  for (const { path } of fields.filter(({ isOptional }) => isOptional)) {
    const value = at(form, path);
    const without = withValue(form, path, typeof value === 'string' ? '' : undefined);
    const [removed, added] = difference(text, edit(without));
    expect(removed.length, path.join('.')).toBeGreaterThan(0);
    if (typeof path.at(-1) === 'string' && value !== false) expect(added.length).toBeLessThan(2);
  }
});

const sample = `# Notes stand above.
name: 'In quotes' # and behind
folded: >-
  A text that goes on
  below

  with two paragraphs.
literal: |
  As it
  is.
list:
  # of the first
  - one # behind one

  # of the second
  - two
  - three
  # at the end
flow: [a, 'b c']
empty:
`;

const file = { within: [] };
const data = {
  name: 'In quotes',
  folded: 'A text that goes on below\nwith two paragraphs.',
  literal: 'As it\nis.\n',
  list: ['one', 'two', 'three'],
  flow: ['a', 'b c'],
  empty: null,
};

test('notes stay with what they are about', () => {
  const edited = editFile(sample, file, { ...data, list: ['two', 'new', 'one'] });
  expect(edited).toContain(
    'list:\n  # of the second\n  - two\n  - new\n\n  # of the first\n  - one # behind one\n  # at the end\n',
  );
  expect(editFile(sample, file, { ...data, name: 'It’s new' })).toContain(
    "name: 'It’s new' # and behind\n",
  );
});

test('a text over several lines stays one', () => {
  const edited = editFile(sample, file, { ...data, literal: 'As it\nwas.\n', folded: 'Short' });
  expect(edited).toContain('literal: |\n  As it\n  was.\nlist:');
  expect(edited).toContain('folded: >-\n  Short\nliteral:');
});

test('a text that would be read as something else goes between quotes', () => {
  for (const text of ['2026-11-09', '12', 'true', '1_000', '#1', 'a: b', '{x}', '- a', 'null'])
    expect(editFile(sample, file, { ...data, empty: text })).toContain(`empty: '${text}'`);
});

test('texts that are hard to write are written so that they can be read', () => {
  for (const text of [
    ' ',
    'a:\nb',
    '\n\n',
    'ends empty\n\n',
    '  begins\nlater ',
    '---',
    "it's: #1",
  ])
    for (const name of Object.keys(data).filter((key) => key !== 'flow' && key !== 'list'))
      expect(() => editFile(sample, file, { ...data, [name]: text })).not.toThrow();
});

test('new names stand where they stand in the schema', () => {
  const { name, ...others } = data;
  const edited = editFile(sample, file, { name, group: { one: 'x' }, ...others });
  expect(edited).toContain('# and behind\ngroup:\n  one: x\nfolded:');
});

test('line ends and a byte order mark stay', () => {
  const windows = `\uFEFF${sample.replaceAll('\n', '\r\n')}`;
  const edited = editFile(windows, file, { ...data, list: ['one', 'new', 'two', 'three'] });
  expect(edited.startsWith('\uFEFF#')).toBe(true);
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
  expect(edited).toContain('- new\r\n');
});

test('of a file with both kinds of line ends, only what was changed is written anew', () => {
  const inForm = sample.replace('goes on\n  below', 'goes on below');
  const mixed = inForm.replace('  - two\n', '  - two\r\n');
  const renamed = editFile(mixed, file, { ...data, name: 'It’s new' });
  expect(renamed).toBe(mixed.replace("'In quotes'", "'It’s new'"));
  expect(editFile(mixed, file, { ...data, list: ['one', 'second', 'three'] })).toBe(
    mixed.replace('- two', '- second'),
  );
  expect(
    editFile(mixed, file, { ...data, name: 'New', list: ['zero', 'one', 'two', 'three'] }),
  ).toContain('  - two\r\n  - three\n  # at the end\n');
  const text = '---\r\ntitle: One\nother: Two\r\n---\n\r\n# A\n\r\nB\r\n';
  const body = '\n# A\n\nB\n';
  const [one, two] = [
    { title: 'One', other: 'Two' },
    { title: 'Won', other: 'Two' },
  ];
  expect(editFile(text, file, one, body)).toBe(text);
  expect(editFile(text, file, two, body.replace('B', 'C'))).toBe(
    text.replace('One', 'Won').replace('B', 'C'),
  );
});

test('the text of a Markdown file is saved as it was typed', () => {
  const text = '---\ntitle: One # note\n---\n\n# A\n\n| a | b |\n|---|:-:|\n| 1 |  2|\n\n* x\n';
  const body = '\n# A\n\n| a | b |\n|---|:-:|\n| 1 |  3|\n\n* x\n';
  expect(editFile(text, file, { title: 'One' }, body)).toBe(text.replace('2|', '3|'));
  expect(editFile(text, file, { title: 'Two' })).toBe(text.replace('One', 'Two'));
});
