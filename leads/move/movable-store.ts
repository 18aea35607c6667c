import { collectionNames, type CollectionName, type LeadDocument } from '../documents.ts';
import type { MailMessage, OutboxEntry } from '../outbox.ts';

/** What is moved, in this order. Canaries stay behind. */
export const shelves = [...collectionNames, 'quarantine', 'notices'] as const;

export type Shelf = (typeof shelves)[number];

/** A mail of the outbox with its contents, which are gone once it is sent. */
export interface MovableMail extends Omit<OutboxEntry, 'id'> {
  message?: MailMessage | undefined;
}

/** A lead, or what would be one. */
interface MovableDocument {
  collection: CollectionName;
  data: LeadDocument['data'];
  /** What it has to wait with in quarantine. */
  held?: { suspicions: readonly string[]; mail: MailMessage } | undefined;
}

/** What is moved in one piece. A notice has no document; what is in quarantine, or was written to Firestore by others, has no mail. */
export interface Movable {
  id: string;
  document?: MovableDocument | undefined;
  mail?: MovableMail | undefined;
}

/**
 * When a mail is due that was moved to another store: never, so that the store
 * it was moved from does not send it. Whoever moves it back makes it due.
 */
export const movedAway = '9999-12-31T23:59:59.999Z';

/** What moving leads needs of a store. */
export interface MovableStore {
  /** In words, for the person who moves. */
  name: string;
  /** The ids of all that is on a shelf, oldest first. */
  ids(shelf: Shelf): AsyncIterable<string>;
  /** How much a shelf holds. */
  count(shelf: Shelf): Promise<number>;
  /** Those that are on the shelf, by id. */
  find(shelf: Shelf, ids: readonly string[]): Promise<Map<string, Movable>>;
  /** Sees to it that this store never sends these mails: due at `movedAway`. Leaves alone what is sent, or being sent at this moment. */
  takeOut(ids: readonly string[], now: Date): Promise<void>;
  /** Stores what is not on the shelf yet, mail included. A lead takes the place of what is in quarantine under its id; never the other way round. */
  create(shelf: Shelf, movable: Movable): Promise<void>;
  /** Puts a mail in the place of the one that stands there. */
  replaceMail(shelf: Shelf, id: string, mail: MovableMail): Promise<void>;
  close(): Promise<void>;
}
