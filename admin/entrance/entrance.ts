import { randomBytes } from 'node:crypto';
import type { Sql } from '../../leads/sqlite/database.ts';
import type { HostedOffice } from '../../settings/settings.ts';
import { openEntranceDatabase } from './database.ts';
import { writeLog } from './log.ts';
import { singleUse } from './single-use.ts';

/** How long a challenge may be answered, in milliseconds. */
const challengeTime = 5 * 60 * 1000;

/** How long the way from the office into the preview may take, in milliseconds. */
const ticketTime = 30 * 1000;

/** Where people sign in. */
export interface Entrance extends HostedOffice {
  sql: Sql;
  /** What each challenge was made for: signing in, or the hash of an invitation. */
  challenges: ReturnType<typeof singleUse<string>>;
  /** Of which session each ticket into the preview is. */
  tickets: ReturnType<typeof singleUse<number>>;
  /** Made at each start; signs the cookies of the preview. */
  secret: Buffer;
  log: (who: string, what: string) => void;
  close: () => void;
}

export const openEntrance = (office: HostedOffice, dataDirectory: string): Entrance => {
  const sql = openEntranceDatabase(dataDirectory);
  return {
    ...office,
    sql,
    challenges: singleUse(challengeTime),
    tickets: singleUse(ticketTime),
    secret: randomBytes(32),
    log: (who, what) => writeLog(sql, who, what),
    close: () => sql.db.close(),
  };
};
