import type { Sql } from '../../leads/sqlite/database.ts';

/** A year and a day, in milliseconds. */
const keptTime = 366 * 24 * 60 * 60 * 1000;

export interface LogLine {
  id: number;
  at: number;
  who: string;
  what: string;
}

/** Writes down who did what; nothing of a lead stands there, since a lead can be erased. */
export const writeLog = (sql: Sql, who: string, what: string): void => {
  const now = Date.now();
  sql.run`DELETE FROM log WHERE at < ${now - keptTime}`;
  sql.run`INSERT INTO log (at, who, what) VALUES (${now}, ${who}, ${what})`;
};

/** The newest first; the next page begins before the last id of the one before. */
export const readLog = (sql: Sql, before = Number.MAX_SAFE_INTEGER): LogLine[] =>
  sql.all`SELECT id, at, who, what FROM log WHERE id < ${before} ORDER BY id DESC LIMIT 50` as unknown[] as LogLine[];
