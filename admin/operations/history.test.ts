import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { announceChange, hashOf, keepContent } from './history-store.ts';
import { finishChange, listChanges, makeChange, recordChange, undoChange } from './history.ts';

const file = 'content/packages.yml';

const write = (root: string, name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

const read = (root: string, name = file) => readFileSync(join(root, name), 'utf8');

const rootWith = (text: string): string => {
  const root = temporaryDirectory();
  write(root, file, text);
  return root;
};

const save = (root: string, after: string, words = `Now ${after}`): string => {
  const before = read(root);
  write(root, file, after);
  return recordChange(root, { words, files: [{ file, before, after }] });
};

test('a saved change is listed, taken back, and done again', () => {
  const root = rootWith('price: 1\n');
  const id = save(root, 'price: 2\n', 'Price: $1 → $2');
  expect(listChanges(root).changes).toMatchObject([{ id, words: 'Price: $1 → $2', files: [file] }]);

  const taken = undoChange(root, id);
  expect(read(root)).toBe('price: 1\n');
  expect(listChanges(root).changes).toMatchObject([
    { id: taken, words: 'Taken back: Price: $1 → $2' },
    { id, undone: true },
  ]);
  expect(() => undoChange(root, id)).toThrow('taken back already');

  undoChange(root, taken);
  expect(read(root)).toBe('price: 2\n');
  expect(listChanges(root).changes[2]?.undone).toBeUndefined();
});

test('what a later change has touched is not taken back, and it is said which', () => {
  const root = rootWith('price: 1\n');
  const first = save(root, 'price: 2\n');
  save(root, 'price: 3\n', 'Price: $2 → $3');
  expect(() => undoChange(root, first)).toThrow(
    'content/packages.yml has been changed since, by “Price: $2 → $3”.',
  );
  write(root, file, 'by hand');
  const { changes } = listChanges(root);
  expect(() => undoChange(root, changes[0]?.id ?? '')).toThrow('outside of the back office');
  expect(read(root)).toBe('by hand');
});

test('a new file and the pictures beside it go and come back together', () => {
  const root = rootWith('');
  const picture = Buffer.from([0, 255, 128]);
  const id = makeChange(root, {
    words: 'New post',
    files: [
      { file: 'content/blog/new/index.md', before: null, after: 'Hello' },
      { file: 'content/blog/new/cover.webp', before: null, after: picture },
    ],
  });
  const taken = undoChange(root, id);
  expect(existsSync(join(root, 'content/blog'))).toBe(false);
  undoChange(root, taken);
  expect(readFileSync(join(root, 'content/blog/new/cover.webp'))).toEqual(picture);
});

test('a change is refused where a file is not as it was seen', () => {
  const root = rootWith('mine');
  const files = [
    { file: 'content/new.yml', before: null, after: 'new' },
    { file, before: 'another', after: 'changed' },
  ];
  expect(() => makeChange(root, { words: 'Both', files })).toThrow('changed meanwhile');
  expect(existsSync(join(root, 'content/new.yml'))).toBe(false);
  expect(listChanges(root).changes).toEqual([]);
});

test('a change that cannot be written whole is not written at all', () => {
  const root = rootWith('one');
  const files = [
    { file, before: 'one', after: 'two' },
    // A file cannot be made below a file.
    { file: `${file}/below.yml`, before: null, after: 'never' },
  ];
  expect(() => makeChange(root, { words: 'Both', files })).toThrow(/ENOTDIR|EEXIST/u);
  expect(read(root)).toBe('one');
  expect(listChanges(root).changes).toEqual([]);
});

const halfDone = (root: string) => {
  const [before, after] = [Buffer.from('one'), Buffer.from('two')];
  for (const content of [before, after]) keepContent(root, content);
  const names = [file, 'content/site.yml'];
  const files = names.map((name) => ({
    file: name,
    before: hashOf(before),
    after: hashOf(after),
  }));
  write(root, 'content/site.yml', 'one');
  announceChange(root, { id: 'half', at: new Date().toISOString(), words: 'Both', files });
  write(root, file, 'two');
};

test('what a crash has left half-way is finished', () => {
  const root = rootWith('one');
  halfDone(root);
  finishChange(root);
  expect(read(root, 'content/site.yml')).toBe('two');
  expect(listChanges(root).changes).toMatchObject([{ id: 'half', words: 'Both' }]);
  finishChange(root);
  expect(listChanges(root).changes).toHaveLength(1);
});

test('a file that was changed after the crash is left alone', () => {
  const root = rootWith('one');
  halfDone(root);
  write(root, 'content/site.yml', 'by hand');
  finishChange(root);
  expect(read(root, 'content/site.yml')).toBe('by hand');
});

test('a line that a crash has cut off loses no other', () => {
  const root = rootWith('1');
  save(root, '2');
  appendFileSync(join(root, 'data/admin/history/changes.jsonl'), '{"id":"cut');
  const last = save(root, '3');
  expect(listChanges(root).changes).toHaveLength(2);
  undoChange(root, last);
  expect(read(root)).toBe('2');
});

test('the list is paged, and its oldest entries are forgotten with what they held', () => {
  const root = rootWith('0');
  for (let count = 1; count <= 600; count += 1) save(root, String(count));
  const { changes, next } = listChanges(root);
  expect(changes).toHaveLength(50);
  expect(listChanges(root, next).changes[0]?.words).toBe('Now 550');
  const hash = hashOf(Buffer.from('3')) ?? '';
  expect(existsSync(join(root, 'data/admin/history/contents', hash))).toBe(false);
  undoChange(root, changes[0]?.id ?? '');
  expect(read(root)).toBe('599');
});
