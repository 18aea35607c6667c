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

/** The newest lines, the last one first; the file has the older ones. */
export const readLog = (sql: Sql): LogLine[] =>
  sql.all`SELECT id, at, who, what FROM log ORDER BY id DESC LIMIT 200` as unknown[] as LogLine[];
