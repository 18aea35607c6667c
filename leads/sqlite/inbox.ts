import type { SQLInputValue } from 'node:sqlite';
import {
  inboxLead,
  type Inbox,
  type InboxLead,
  type InboxQuery,
  type LeadState,
} from '../inbox.ts';
import type { SqliteConnection } from './connection.ts';
import { selectRecords } from './records.ts';

const page = `coalesce(origin ->> 'previousPage', origin ->> 'entryPage')`;

const conditionOf = {
  new: `kind = 'lead' AND answered_at IS NULL`,
  answered: `kind = 'lead' AND answered_at IS NOT NULL`,
  spam: `kind = 'quarantined'`,
};

const conditionsOf = ({ collection, state, page: wanted, search, after }: InboxQuery) => {
  const conditions: [string, ...SQLInputValue[]][] = [
    [state ? conditionOf[state] : `kind = 'lead'`],
  ];
  if (collection) conditions.push(['collection = ?', collection]);
  if (wanted) conditions.push([`${page} = ?`, wanted]);
  if (after) conditions.push(['(timestamp, id) < (?, ?)', after.timestamp, after.id]);
  if (search?.trim()) conditions.push(['holds_words(?, data, note)', search]);
  return conditions;
};

export const sqliteInbox = (connection: SqliteConnection): Inbox => {
  const select = (condition: string, values: readonly SQLInputValue[]): InboxLead[] =>
    connection
      .use((sql) => selectRecords(sql, condition, values))
      .flatMap((record) => inboxLead(record) ?? []);

  /** Sets a value, and the name of who set it. Clearing the value also clears the name. */
  const set = (
    id: string,
    [column, by]: readonly ['answered_at', 'answered_by'] | readonly ['note', 'note_by'],
    value: string | undefined,
    name: string | undefined,
  ): boolean =>
    connection.change(({ db }) => {
      const update = `UPDATE documents SET ${column} = ?, ${by} = ?`;
      const statement = db.prepare(`${update} WHERE id = ? AND kind IN ('lead', 'quarantined')`);
      const named = value === undefined ? undefined : name;
      return statement.run(value ?? null, named ?? null, id).changes > 0;
    });

  return {
    list: async (query, limit) => {
      const conditions = conditionsOf(query);
      const where = conditions.map(([condition]) => `(${condition})`).join(' AND ');
      const values = conditions.flatMap(([, ...rest]) => rest);
      return select(`${where} ORDER BY timestamp DESC, id DESC LIMIT ${limit}`, values);
    },
    counts: async () =>
      connection.use(({ db }) => {
        const count = (state: LeadState) => {
          const statement = db.prepare(
            `SELECT count(*) AS n FROM documents WHERE ${conditionOf[state]}`,
          );
          return Number(statement.get()?.['n']);
        };
        return { new: count('new'), answered: count('answered'), spam: count('spam') };
      }),
    find: async (id) => select(`id = ? AND kind IN ('lead', 'quarantined')`, [id])[0],
    markAnswered: async (id, at, by) =>
      set(id, ['answered_at', 'answered_by'], at?.toISOString(), by),
    setNote: async (id, note, by) => set(id, ['note', 'note_by'], note.trim() || undefined, by),
  };
};
