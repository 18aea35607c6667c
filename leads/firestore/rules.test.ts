import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames } from '../documents.ts';
import { collections } from './records.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('browsers may neither read nor write anything, in any database, at any depth', () => {
  const rules = read('firestore.rules')
    .replaceAll(/\/\/.*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  expect(rules).toBe(
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }",
  );
  expect(JSON.parse(read('firebase.json'))).toMatchObject({
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  });
});

test('indexes are left out for texts, and old fingerprints expire even where no server runs', () => {
  const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    indexes: unknown[];
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  expect(indexes).toEqual([]);
  const known: string[] = [...collectionNames, ...Object.values(collections)];
  for (const { collectionGroup } of fieldOverrides) expect(known).toContain(collectionGroup);
  expect(fieldOverrides.filter(({ ttl }) => ttl)).toMatchObject([
    { collectionGroup: collections.recent, fieldPath: 'expireTime' },
  ]);
});
