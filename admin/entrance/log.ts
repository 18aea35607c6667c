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

const pageSize = 200;

/** Lines before the one of id `before` (left out, the newest), the last one first. `next` is where the page after begins. */
export const readLog = (
  sql: Sql,
  before = Number.MAX_SAFE_INTEGER,
): { lines: LogLine[]; next?: string } => {
  const lines =
    sql.all`SELECT id, at, who, what FROM log WHERE id < ${before} ORDER BY id DESC LIMIT ${pageSize}` as unknown[] as LogLine[];
  const last = lines.at(pageSize - 1);
  return { lines, ...(last && { next: String(last.id) }) };
};
