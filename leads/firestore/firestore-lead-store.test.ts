import { expect, test } from 'vitest';
import { describeLeadStore } from '../contract/lead-store.contract.ts';
import { openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

describeLeadStore('Firestore', () => openFirestoreStore(emulator().port));

test('no query of all these needs an index that someone has to make', () => {
  const { queries } = emulator();
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((fields) => fields.length > 1)).toEqual([]);
});
