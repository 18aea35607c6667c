import type { CollectionName, LeadDocument } from '../documents.ts';
import type { MailMessage, OutboxEntry } from '../outbox.ts';

/** A mail of the outbox with its contents, which are gone once it is sent. */
export interface MovableMail extends Omit<OutboxEntry, 'id'> {
  message?: MailMessage | undefined;
}

/** A lead with its mail. What was written to Firestore by others has none. */
export interface MovableLead {
  collection: CollectionName;
  document: LeadDocument;
  mail?: MovableMail | undefined;
}

/**
 * When a mail is due that was moved to another store: never, so that the store
 * it was moved from does not send it. Whoever moves it back makes it due.
 */
export const movedAway = '9999-12-31T23:59:59.999Z';

/** What moving leads needs of a store, besides reading its documents. */
export interface MovableStore {
  /** In words, for the person who moves. */
  name: string;
  documents<Collection extends CollectionName>(
    collection: Collection,
  ): AsyncIterable<LeadDocument<Collection>>;
  /** How many documents a collection holds. */
  count(collection: CollectionName): Promise<number>;
  /** Those of a collection's leads that are there, by id. */
  find(collection: CollectionName, ids: readonly string[]): Promise<Map<string, MovableLead>>;
  /** Sees to it that this store never sends these mails: due at `movedAway`. Leaves alone what is sent, or being sent at this moment. */
  takeOut(ids: readonly string[], now: Date): Promise<void>;
  /** Stores a lead that is not there yet, mail included. */
  create(lead: MovableLead): Promise<void>;
  /** Puts a mail in the place of the one that stands there. */
  replaceMail(id: string, mail: MovableMail): Promise<void>;
  close(): Promise<void>;
}
