import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames } from '../documents.ts';
import { collections } from './documents.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const rules = read('firestore.rules').replaceAll(/\/\/.*/gu, '');

/** The rules as a tree of blocks: what stands before a brace, and what stands in it. */
interface Block {
  head: string;
  statements: string[];
  blocks: Block[];
}

const parse = (text: string): Block => {
  const root: Block = { head: '', statements: [], blocks: [] };
  const open = [root];
  // A brace in a path has a word behind it; one that begins a block has a space.
  for (const [, head, statement, end] of text.matchAll(
    /([^;]*?)\{(?=\s)|([^;{}]+);|(\})(?!\S)/gu,
  )) {
    const current = open.at(-1);
    if (!current) throw new Error('A brace too many');
    if (end) open.pop();
    else if (statement) current.statements.push(statement.trim());
    else {
      const block: Block = { head: String(head).trim(), statements: [], blocks: [] };
      current.blocks.push(block);
      open.push(block);
    }
  }
  expect(open).toEqual([root]);
  return root;
};

test('browsers may neither read nor write anything, in any database, at any depth', () => {
  expect(parse(rules)).toEqual({
    head: '',
    statements: ["rules_version = '2'"],
    blocks: [
      {
        head: 'service cloud.firestore',
        statements: [],
        blocks: [
          {
            head: 'match /databases/{database}/documents',
            statements: [],
            blocks: [
              {
                head: 'match /{document=**}',
                statements: ['allow read, write: if false'],
                blocks: [],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('what Firebase deploys are these rules and indexes', () => {
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
