import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import {
  movedAway,
  type Movable,
  type MovableMail,
  type MovableStore,
} from '../move/movable-store.ts';
import { personKey } from '../person-key.ts';
import { SqliteConnection } from './connection.ts';
import { numberOf } from './delete-rows.ts';
import { findOne, readIds, rowsOf } from './movable-rows.ts';
import { insertNotice } from './queue-notice.ts';

const takeOutMail = (database: DatabaseSync, id: string, now: Date) =>
  database
    .prepare(
      `UPDATE outbox SET due_at = ?, state = iif(state = 'sending', 'waiting', state)
       WHERE document_id = ?
         AND (state IN ('waiting', 'dead') OR (state = 'sending' AND due_at <= ?))`,
    )
    .run(movedAway, id, now.toISOString());

const writeMail = (database: DatabaseSync, id: string, mail: MovableMail) =>
  database
    .prepare(
      `INSERT OR REPLACE INTO outbox
         (document_id, state, attempts, queued_at, due_at, sent_at, last_error, message)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      mail.state,
      mail.attempts,
      mail.queuedAt,
      mail.nextAttemptAt,
      mail.sentAt ?? null,
      mail.lastError ?? null,
      mail.message === undefined ? null : JSON.stringify(mail.message),
    );

const createNotice = (database: DatabaseSync, id: string, mail: MovableMail) => {
  insertNotice(database, id, mail.queuedAt);
  writeMail(database, id, mail);
};

const createDocument = (
  database: DatabaseSync,
  { id, mail }: Movable,
  document: NonNullable<Movable['document']>,
) => {
  const { collection, data, held } = document;
  if (!held)
    database.prepare(`DELETE FROM documents WHERE id = ? AND kind = 'quarantined'`).run(id);
  database
    .prepare(
      `INSERT ${held ? 'OR IGNORE ' : ''}INTO documents
         (id, collection, timestamp, person, data, kind, held)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      collection,
      data.timestamp,
      personKey(data.email),
      JSON.stringify(data),
      held ? 'quarantined' : 'lead',
      held ? JSON.stringify(held) : null,
    );
  if (mail) writeMail(database, id, mail);
};

/** The SQLite file of a folder, as one end of a move. */
export const openMovableSqlite = (directory: string): MovableStore => {
  const file = join(directory, 'leads.sqlite');
  const connection = new SqliteConnection(file);
  return {
    name: `SQLite (${file})`,
    ids: (shelf) => readIds(connection, shelf),
    count: async (shelf) =>
      connection.use((database) => numberOf(database, 'documents', rowsOf(shelf))),
    find: async (shelf, ids) =>
      connection.use((database) => {
        const found = ids.map((id) => [id, findOne(database, shelf, id)] as const);
        return new Map(found.flatMap(([id, one]) => (one ? [[id, one]] : [])));
      }),
    takeOut: async (ids, now) =>
      connection.change((database) => {
        for (const id of ids) takeOutMail(database, id, now);
      }),
    create: async (_shelf, movable) =>
      connection.write((database) => {
        if (movable.document) createDocument(database, movable, movable.document);
        else if (movable.mail) createNotice(database, movable.id, movable.mail);
      }),
    replaceMail: async (_shelf, id, mail) =>
      void connection.write((database) => writeMail(database, id, mail)),
    close: async () => connection.close(),
  };
};
