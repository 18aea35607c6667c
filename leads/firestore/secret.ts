import { randomBytes } from 'node:crypto';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { isRefusal } from './store-error.ts';

const readOrMake = async (connection: FirestoreConnection): Promise<Uint8Array> => {
  const document = connection.collection(beside.state).doc('secret');
  const stored = await connection.read(() => document.get());
  if (stored.exists) return Buffer.from(String(stored.get('value')), 'hex');
  try {
    const value = randomBytes(32).toString('hex');
    await connection.write((transaction) => void transaction.create(document, { value }));
  } catch (error) {
    if (!isRefusal(error, 'ALREADY_EXISTS')) throw error;
  }
  return readOrMake(connection);
};

/** The key of the store's fingerprints, the same for all servers: made by the first that needs it, read once. */
export const openSecret = (connection: FirestoreConnection): (() => Promise<Uint8Array>) => {
  let secret: Promise<Uint8Array> | undefined;
  return async () => {
    secret ??= readOrMake(connection);
    try {
      return await secret;
    } catch (error) {
      secret = undefined;
      throw error;
    }
  };
};
