import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { isRecord } from '../../content-model/reader/map-fields.ts';
import { readEntries, type Entry } from '../../content-model/reader/read-entries.ts';
import { splitFrontMatter } from '../../content-model/reader/parse-yaml.ts';
import { editFile, yamlStyle } from './edit-file.ts';
import { fromForm, schemaOf, toForm } from './schemas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { entries } = readEntries(root);

/** One entry for each kind of form. */
const kinds = [
  ...new Map(
    entries.map((entry) => [
      `${entry.collection} ${String((entry.data as { template?: string }).template)}`,
      entry,
    ]),
  ).values(),
];

type Path = readonly (string | number)[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

const withValue = <Data>(data: Data, path: Path, value: unknown): Data => {
  const copy = structuredClone(data);
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) ?? ''] = value;
  return copy;
};

/** The paths of a value's parts, one for each kind: of a list's items, for example, only one. */
const placesIn = (value: unknown): Path[] => {
  const all = (part: unknown, path: Path): Path[] => [
    path,
    ...(Array.isArray(part) ? part.flatMap((item, index) => all(item, [...path, index])) : []),
    ...(isRecord(part)
      ? Object.entries(part).flatMap(([key, item]) => all(item, [...path, key]))
      : []),
  ];
  const kindOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  return [...new Map(all(value, []).map((path) => [kindOf(path), path])).values()];
};

const splitAt = (text: string) => text.split('\n');

/** The differing lines of two texts, without their common beginning and end. */
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
  return { text, form, edit, read: (edited: string) => toForm(schema, dataIn(entry, edited)) };
};

const otherValue = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (/^\d{4}-\d\d-\d\d$/u.test(String(value))) return '2026-11-30';
  return `A note: it’s *new*, and "quoted" ${String(value).length} times`;
};

/** In content/, a text is either on one line or in a block. */
const isOneLine = (lines: readonly string[]) => lines.length === 1;

test.for(entries)('$file $id is formatted as edits are written', (entry) => {
  const yaml = yamlOf(entry, readFileSync(join(root, entry.file), 'utf8'));
  expect(parseDocument(yaml, yamlStyle).toString(yamlStyle)).toBe(yaml);
});

test.for(kinds)('$file $id: each kind of field is changed, and nothing else', (entry) => {
  const { text, form, edit, read } = editorOf(entry);
  expect(edit(form)).toBe(text);
  // A form has no such paths while its owner has decided nothing yet.
  for (const path of placesIn(form).filter((one) => typeof at(form, one) !== 'object')) {
    const wanted = withValue(form, path, otherValue(at(form, path)));
    const edited = edit(wanted);
    expect(read(edited)).toEqual(wanted);
    const [removed, added] = difference(text, edited);
    const isBlock = removed.length > 1 || edited.includes('>-');
    expect(isBlock || (isOneLine(removed) && isOneLine(added)), path.join('.')).toBe(true);
  }
});

test.for(kinds)('$file $id: lists grow, shrink and are sorted', (entry) => {
  const { text, form, edit, read } = editorOf(entry);
  const lines = (edited: string) => splitAt(edited).filter(Boolean).sort();
  for (const path of placesIn(form).filter((one) => Array.isArray(at(form, one)))) {
    const list = at(form, path) as unknown[];
    const [first, ...others] = list;
    const another = typeof first === 'string' ? `Another: ${first}` : first;
    const sorted = withValue(form, path, [...others, first]);
    for (const wanted of [
      withValue(form, path, [...list, another]),
      ...(others.length > 0 ? [withValue(form, path, others), sorted] : []),
    ])
      expect(read(edit(wanted)), path.join('.')).toEqual(wanted);
    if (!text.includes('[')) expect(lines(edit(sorted))).toEqual(lines(text));
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

test('comments stay with the lines they are about', () => {
  const edited = editFile(sample, file, { ...data, list: ['two', 'new', 'one'] });
  expect(edited).toContain(
    'list:\n  # of the second\n  - two\n  - new\n\n  # of the first\n  - one # behind one\n  # at the end\n',
  );
  expect(editFile(sample, file, { ...data, name: 'It’s new' })).toContain(
    "name: 'It’s new' # and behind\n",
  );
});

test('a text that YAML would read as another type is quoted', () => {
  for (const text of ['2026-11-09', '12', 'true', '1_000', '#1', 'a: b', '{x}', '- a', 'null'])
    expect(editFile(sample, file, { ...data, empty: text })).toContain(`empty: '${text}'`);
});

test('line endings and a byte order mark are kept', () => {
  const windows = `\uFEFF${sample.replaceAll('\n', '\r\n')}`;
  const edited = editFile(windows, file, { ...data, list: ['one', 'new', 'two', 'three'] });
  expect(edited.startsWith('\uFEFF#')).toBe(true);
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
  expect(edited).toContain('- new\r\n');
});

test('the text of a Markdown file is saved as it was typed', () => {
  const text = '---\ntitle: One # note\n---\n\n# A\n\n| a | b |\n|---|:-:|\n| 1 |  2|\n\n* x\n';
  const body = '\n# A\n\n| a | b |\n|---|:-:|\n| 1 |  3|\n\n* x\n';
  expect(editFile(text, file, { title: 'One' }, body)).toBe(text.replace('2|', '3|'));
  expect(editFile(text, file, { title: 'Two' })).toBe(text.replace('One', 'Two'));
});
