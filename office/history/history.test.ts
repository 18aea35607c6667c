import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { changeBack } from '../operations/undo.ts';
import { finishChange, listChanges, makeChange } from './history.ts';
import { announceSave, beginHistory } from './saves.ts';

const file = 'content/packages.yml';

const write = (root: string, name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

const read = (root: string, name = file) => readFileSync(join(root, name), 'utf8');

const git = (root: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });

const rootWith = (text: string): string => {
  const root = temporaryDirectory();
  write(root, file, text);
  git(root, 'init', '--quiet', '--initial-branch=main');
  return root;
};

const save = (root: string, after: string, words = `Now ${after}`): string =>
  makeChange(root, { words, files: [{ file, before: read(root), after }] }) ?? '';

const undo = (root: string, id: string) => makeChange(root, changeBack(root, id)) ?? '';

test('a saved change is listed, undone and redone', () => {
  const root = rootWith('price: 1\n');
  const id = save(root, 'price: 2\n', 'Price: $1 → $2');
  expect(listChanges(root).changes).toMatchObject([{ id, words: 'Price: $1 → $2' }]);

  const taken = undo(root, id);
  expect(read(root)).toBe('price: 1\n');
  expect(listChanges(root).changes).toMatchObject([
    { id: taken, words: 'Undone: Price: $1 → $2' },
    { id, undone: true },
  ]);
  expect(() => undo(root, id)).toThrow('undone already');

  undo(root, taken);
  expect(read(root)).toBe('price: 2\n');
  expect(listChanges(root).changes[2]?.undone).toBeUndefined();
});

test('saves touch neither the branch, the index nor uncommitted work, whatever the owner’s git settings', () => {
  const root = rootWith('1');
  git(root, 'config', 'user.name', 'Owner');
  git(root, 'config', 'user.email', 'owner@example.com');
  write(root, 'notes.txt', 'One');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', 'The beginning');
  write(root, 'notes.txt', 'Staged');
  git(root, 'add', 'notes.txt');
  write(root, 'notes.txt', 'Dirty');
  git(root, 'config', 'commit.gpgSign', 'true');
  git(root, 'config', 'gpg.program', 'false');
  for (const hook of ['pre-commit', 'commit-msg', 'reference-transaction']) {
    write(root, `.git/hooks/${hook}`, '#!/bin/sh\nexit 1\n');
    chmodSync(join(root, '.git/hooks', hook), 0o755);
  }
  const head = git(root, 'rev-parse', 'HEAD');
  save(root, '2', 'Price');
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head);
  expect(git(root, 'status', '--porcelain')).toBe(` M ${file}\nMM notes.txt\n`);
  expect(git(root, 'log', '-1', '--format=%an <%ae> %s', 'refs/back-office/saves')).toBe(
    'Owner <owner@example.com> Price\n',
  );
  expect(git(root, 'show', 'refs/back-office/saves:notes.txt')).toBe('One');
});

test('an edit made by hand in between is a change of its own, and can be undone too', () => {
  const root = rootWith('1');
  write(root, 'content/pages/naïve "name".yml', '1');
  save(root, '2');
  write(root, file, 'by hand');
  save(root, '3');
  const { changes } = listChanges(root);
  expect(changes.map(({ words }) => words)).toEqual([
    'Now 3',
    'Changed outside of the back office: The list of packages',
    'Now 2',
  ]);
  undo(root, changes[0]?.id ?? '');
  undo(root, changes[1]?.id ?? '');
  expect(read(root)).toBe('2');
});

test('a change to a file without fields is not undone after a later one, which the message names', () => {
  const root = rootWith('one');
  const first = save(root, 'two');
  const second = save(root, 'three', 'Words');
  expect(() => undo(root, first)).toThrow(
    'The list of packages has been changed since, by “Words”.',
  );
  write(root, file, 'by hand');
  expect(() => undo(root, second)).toThrow('outside of the back office');
  expect(read(root)).toBe('by hand');
});

test('a change is refused when a file is no longer as it was read', () => {
  const root = rootWith('mine');
  const files = [
    { file: 'content/new.yml', before: null, after: 'new' },
    { file, before: 'another', after: 'changed' },
  ];
  expect(() => makeChange(root, { words: 'Both', files })).toThrow('changed meanwhile');
  expect(existsSync(join(root, 'content/new.yml'))).toBe(false);
  expect(listChanges(root).changes).toEqual([]);
});

test('a change that cannot be written completely is not written at all', () => {
  const root = rootWith('one');
  const files = [
    { file, before: 'one', after: 'two' },
    // A folder has the name of the temporary file.
    { file: 'content/blog/x.md', before: null, after: 'never' },
  ];
  write(root, `content/blog/x.md.${process.pid}.part/in-the-way`, '');
  expect(() => makeChange(root, { words: 'Both', files })).toThrow('EISDIR');
  expect(read(root)).toBe('one');
  expect(listChanges(root).changes).toEqual([]);
});

const halfDone = (root: string) => {
  const [before, after] = [Buffer.from('one'), Buffer.from('two')];
  const files = [file, 'content/site.yml'].map((name) => ({ file: name, before, after }));
  write(root, 'content/site.yml', 'one');
  announceSave(root, { words: 'Both', files }, files);
  write(root, file, 'two');
};

test('a change that a crash interrupted is finished', () => {
  const root = rootWith('one');
  halfDone(root);
  finishChange(root);
  expect(read(root, 'content/site.yml')).toBe('two');
  expect(listChanges(root).changes).toMatchObject([{ words: 'Both' }]);
  finishChange(root);
  expect(listChanges(root).changes).toHaveLength(1);
});

test('without a repository saving works, the list says why it is empty, and a history can be started', () => {
  const root = temporaryDirectory();
  write(root, file, '1');
  write(root, '.gitignore', '.env\n');
  write(root, '.env', 'SECRET=1');
  expect(save(root, '2')).toBe('');
  expect(read(root)).toBe('2');
  expect(listChanges(root)).toEqual({
    changes: [],
    notice: expect.stringContaining('No history is kept yet') as string,
  });
  expect(() => undo(root, 'x')).toThrow('no longer in the history');
  beginHistory(root);
  expect(() => beginHistory(root)).toThrow('already');
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'ls-files')).toBe(`.gitignore\n${file}\n`);
  save(root, '3');
  expect(listChanges(root).changes).toMatchObject([{ words: 'Now 3' }]);
});
