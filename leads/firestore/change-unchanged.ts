import type { DocumentData, DocumentSnapshot, UpdateData } from '@google-cloud/firestore';
import type { FirestoreConnection } from './connection.ts';
import { isRefusal } from './store-error.ts';

/** Changes a document if it still is as it was read; tells whether it did. Of several servers that read the same, one succeeds. */
export const changeUnchanged = async (
  connection: FirestoreConnection,
  { ref, updateTime }: DocumentSnapshot,
  change: UpdateData<DocumentData>,
): Promise<boolean> => {
  try {
    await connection.write(
      (transaction) => void transaction.update(ref, change, { lastUpdateTime: updateTime }),
    );
    return true;
  } catch (error) {
    if (isRefusal(error, 'FAILED_PRECONDITION', 'NOT_FOUND')) return false;
    throw error;
  }
};
