import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';

const day = 24 * 60 * 60 * 1000;
const draft = { values: { name: 'Ana', brief: '' }, submissionId: 'abc12345' };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is forgotten after 30 days', () => {
  saveDraft('form', draft, 0);
  expect(readDraft('form', 29 * day)).toEqual(draft);
  expect(readDraft('form', 30 * day)).toBeUndefined();
  expect(localStorage.getItem('form')).toBeNull();
});

test('an empty form leaves no draft behind', () => {
  saveDraft('form', draft);
  saveDraft('form', { ...draft, values: { name: '  ', brief: '' } });
  expect(localStorage.getItem('form')).toBeNull();
});

test.for(['{', 'null', '{}', '[]'])('a damaged draft is ignored: %s', (text) => {
  localStorage.setItem('form', text);
  expect(readDraft('form', 2)).toBeUndefined();
});
