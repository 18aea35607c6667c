import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { join } from 'node:path';
import {
  movedAway,
  type MovableLead,
  type MovableMail,
  type MovableStore,
} from '../move/movable-store.ts';
import { personKey } from '../person-key.ts';
import { SqliteConnection } from './connection.ts';
import { countDocuments } from './count-documents.ts';
import { readDocuments } from './read-documents.ts';

type Row = Record<string, SQLOutputValue>;

const textOr = (value: SQLOutputValue | undefined) =>
  typeof value === 'string' ? value : undefined;

const readMail = (row: Row): MovableMail | undefined => {
  if (row['state'] === null) return undefined;
  const message = textOr(row['message']);
  return {
    state: row['state'] as MovableMail['state'],
    attempts: Number(row['attempts']),
    queuedAt: String(row['queued_at']),
    nextAttemptAt: String(row['due_at']),
    sentAt: textOr(row['sent_at']),
    lastError: textOr(row['last_error']),
    message: message === undefined ? undefined : JSON.parse(message),
  };
};

const readLead = (row: Row): MovableLead => ({
  collection: row['collection'] as MovableLead['collection'],
  document: { id: String(row['id']), data: JSON.parse(String(row['data'])) },
  mail: readMail(row),
});

const findLead = (database: DatabaseSync, collection: string, id: string) => {
  const row = database
    .prepare(
      `SELECT * FROM documents LEFT JOIN outbox ON document_id = id
       WHERE collection = ? AND id = ?`,
    )
    .get(collection, id);
  return row && readLead(row);
};

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

const createLead = (database: DatabaseSync, { collection, document, mail }: MovableLead) => {
  const { id, data } = document;
  database
    .prepare(
      'INSERT INTO documents (id, collection, timestamp, person, data) VALUES (?, ?, ?, ?, ?)',
    )
    .run(id, collection, data.timestamp, personKey(data.email), JSON.stringify(data));
  if (mail) writeMail(database, id, mail);
};

/** The SQLite file of a folder, as one end of a move. */
export const openMovableSqlite = (directory: string): MovableStore => {
  const file = join(directory, 'leads.sqlite');
  const connection = new SqliteConnection(file);
  return {
    name: `SQLite (${file})`,
    documents: (collection) => readDocuments(connection, collection),
    count: async (collection) => connection.use(countDocuments)[collection],
    find: async (collection, ids) =>
      connection.use((database) => {
        const leads = ids.map((id) => [id, findLead(database, collection, id)] as const);
        return new Map(leads.flatMap(([id, lead]) => (lead ? [[id, lead]] : [])));
      }),
    takeOut: async (ids, now) =>
      connection.change((database) => {
        for (const id of ids) takeOutMail(database, id, now);
      }),
    create: async (lead) => connection.write((database) => createLead(database, lead)),
    replaceMail: async (id, mail) =>
      void connection.write((database) => writeMail(database, id, mail)),
    close: async () => connection.close(),
  };
};
