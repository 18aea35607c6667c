import { expect, test } from 'vitest';
import { isAhead, resumedDraft } from './use-draft.ts';

const schema = {};
const base = { data: { name: 'Old', note: 'Old' }, body: 'Text' };
const mine = { data: { name: 'Mine', note: 'Old' }, body: 'Text' };
const unsaved = { ...mine, base, version: '1', at: '2026-11-21T10:00:00Z' };

test('unsaved words are in the form again', () => {
  const draft = resumedDraft({ schema, ...base, version: '1' }, unsaved);
  expect(draft).toEqual({ written: mine, base, version: '1' });
  expect(isAhead(draft)).toBe(true);
});

test('what somebody else has saved since is shown beside them', () => {
  const theirs = { data: { name: 'Old', note: 'Theirs' }, body: 'Text' };
  expect(resumedDraft({ schema, ...theirs, version: '2' }, unsaved)).toEqual({
    written: { data: { name: 'Mine', note: 'Theirs' }, body: 'Text' },
    base: theirs,
    version: '2',
  });
});

test('when both changed the same field, saving reports the conflict', () => {
  const theirs = { data: { name: 'Theirs', note: 'Old' }, body: 'Text' };
  const draft = resumedDraft({ schema, ...theirs, version: '2' }, unsaved);
  expect(draft).toEqual({ written: mine, base, version: '1' });
});

test('words that have been saved meanwhile do not count as unsaved', () => {
  expect(isAhead(resumedDraft({ schema, ...mine, version: '2' }, unsaved))).toBe(false);
});
