import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import type { Answer } from './crowd-of-senders.ts';
import type { Finding } from './report.ts';

/** How the forms that were not stored were answered. */
export const notStored = (answers: readonly Pick<Answer, 'status'>[], when = ''): Finding => {
  const others = answers.map(({ status }) => status).filter((status) => status !== 201);
  return {
    what: `not stored${when && ` ${when}`} (0: no answer)`,
    measured: others.join(', ') || 'none',
    holds: others.length === 0,
  };
};

/** Compares what was thanked for with what is stored. Submission ids are the addresses' first parts. */
export const checkStored = async (
  directory: string,
  answers: readonly Answer[],
): Promise<Finding[]> => {
  const store = openSqliteLeadStore({ directory });
  const stored: string[] = [];
  for await (const { data } of store.documents('contacts'))
    stored.push(data.email.split('@')[0] ?? '');
  await store.close();
  const known = new Set(stored);
  const missing = answers.filter(({ status, id }) => status === 201 && !known.has(id)).length;
  const twice = stored.length - known.size;
  return [
    { what: 'acknowledged and missing', measured: missing, holds: missing === 0 },
    { what: 'stored twice', measured: twice, holds: twice === 0 },
  ];
};
