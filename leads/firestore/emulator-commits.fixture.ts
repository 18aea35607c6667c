import type { FirestoreState, FirestoreStateDocument } from '@firestore-emulator/server';
import { status } from '@grpc/grpc-js';

type Write = Parameters<FirestoreState['writeV1Document']>[1];
type Contents = Pick<FirestoreStateDocument, 'metadata'> & { fields: unknown };

const placeOf = (write: Write) => (write.has_delete ? write.delete : write.update.name);

const hasChanged = (write: Write, { metadata }: FirestoreStateDocument): boolean => {
  if (!write.has_current_document || !write.current_document.has_update_time) return false;
  const { seconds, nanos } = write.current_document.update_time;
  return metadata.updatedAt?.getTime() !== seconds * 1000 + Math.floor(nanos / 1e6);
};

/**
 * Makes the emulator's commits behave as Firestore documents them, where
 * version 0.3.15 does not: a commit is carried out whole or not at all, an
 * update may be bound to the time of the last one, and each commit has a time of its own.
 */
export const makeCommitsAtomic = (state: FirestoreState) => {
  const write = state.writeV1Document.bind(state);
  const refusals: number[] = [];
  let commit: Date | undefined;
  let time = new Date(0);
  let undo: (() => void)[] = [];

  /** The emulator's own kind of error, the only one it passes on: deleting what has to exist and does not. */
  const refuse = (code: number): never => {
    const missing = {
      has_delete: true,
      delete: 'projects/none/databases/none/documents/none/none',
      has_current_document: true,
      current_document: { has_exists: true, exists: true },
    };
    try {
      write(time, missing as Write);
    } catch (error) {
      throw Object.assign(error as Error, { code });
    }
    throw new Error('The emulator deleted what does not exist');
  };

  const remember = (document: FirestoreStateDocument) => {
    const contents = document as unknown as Contents;
    const { metadata, fields } = contents;
    undo.push(() => void Object.assign(contents, { metadata, fields }));
  };

  state.writeV1Document = (date, one) => {
    if (date !== commit) {
      commit = date;
      time = new Date(Math.max(date.getTime(), time.getTime() + 1));
      undo = [];
      const code = refusals.shift();
      if (code !== undefined) refuse(code);
    }
    const document = state.getDocument(placeOf(one));
    try {
      if (hasChanged(one, document)) refuse(status.FAILED_PRECONDITION);
      remember(document);
      return write(time, one);
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    }
  };

  return {
    /** The next commits are refused with this answer of gRPC. */
    refuseNext: (code: number, times: number) =>
      void refusals.splice(0, refusals.length, ...Array.from({ length: times }, () => code)),
  };
};
