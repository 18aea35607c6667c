import { expect, test } from 'vitest';
import { changesBetween, clashesOf, mergeWritten } from './differences.ts';

const schema = { properties: { name: { title: 'Name' }, note: { title: 'Note' } } };
const base = { data: { name: 'Audit', note: 'old', points: ['a', 'b'] }, body: 'Text' };

test('changes to different fields merge, including a field that was emptied', () => {
  const mine = { data: { note: 'old', name: 'Review', points: ['b', 'a'] }, body: 'Text' };
  const theirs = { data: { name: 'Audit', points: ['a', 'b'] }, body: 'Their text' };
  const sides = { base, mine, theirs };
  expect(clashesOf(schema, sides)).toEqual([]);
  expect(mergeWritten(schema, sides, () => 'mine')).toEqual({
    data: { name: 'Review', points: ['b', 'a'] },
    body: 'Their text',
  });
});

test('a field that both changed is a conflict to resolve by its name, and the others merge', () => {
  const mine = { data: { ...base.data, name: 'Mine', note: 'mine' }, body: 'Text' };
  const theirs = { data: { ...base.data, name: 'Theirs', points: ['c'] }, body: 'Text' };
  const sides = { base, mine, theirs };
  expect(clashesOf(schema, sides)).toEqual([{ place: 'Name', mine: 'Mine', theirs: 'Theirs' }]);
  expect(mergeWritten(schema, sides, () => 'theirs').data).toEqual({
    name: 'Theirs',
    note: 'mine',
    points: ['c'],
  });
  expect(clashesOf(schema, { ...sides, base: undefined })).toHaveLength(3);
});

test('items that one side added join a list that the other side changed', () => {
  const points = (...all: string[]) => ({ data: { points: all } });
  const sides = { base: points('a', 'c'), mine: points('c', 'd'), theirs: points('a', 'b', 'c') };
  expect(clashesOf(schema, sides)).toEqual([]);
  expect(mergeWritten(schema, sides, () => 'mine')).toEqual(points('b', 'c', 'd'));
});

const text = (...paragraphs: string[]) => ({ data: {}, body: paragraphs.join('\n\n') });

test('two people’s changes to different paragraphs merge, and nobody’s words are lost', () => {
  const sides = {
    base: text('One.', 'Two.', 'Three.'),
    mine: text('One, by me.', 'Two.', 'Three.', 'Four.'),
    theirs: text('One.', 'Two, by them.', 'Three.'),
  };
  expect(clashesOf(schema, sides)).toEqual([]);
  const merged = mergeWritten(schema, sides, () => 'mine');
  expect(merged).toEqual(text('One, by me.', 'Two, by them.', 'Three.', 'Four.'));
});

test('for the same paragraph one version is chosen, and the others merge', () => {
  const sides = {
    base: text('One.', 'Two.', 'Three.'),
    mine: text('One, by me.', 'Two.', 'Three, by me.'),
    theirs: text('One, by them.', 'Two.', 'Three.'),
  };
  const clash = { place: 'Text', mine: 'One, by me.', theirs: 'One, by them.' };
  expect(clashesOf(schema, sides)).toEqual([clash]);
  expect(mergeWritten(schema, sides, () => 'theirs')).toEqual(
    text('One, by them.', 'Two.', 'Three, by me.'),
  );
});

test('a picture that changed is told by its plain name, alone and in a list', () => {
  const written = (picture: string) => ({ data: { note: picture, points: [picture, 'A desk'] } });
  const [note, points] = changesBetween(
    schema,
    [written('../pictures/desk.webp'), written('../pictures/covers/new-desk.webp')],
    [],
  );
  expect(note).toMatchObject({ before: 'desk', after: 'new-desk' });
  expect(points).toMatchObject({ before: 'desk · A desk', after: 'new-desk · A desk' });
});
