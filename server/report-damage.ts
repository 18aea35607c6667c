import type { Log } from '../leads/log.ts';

interface Reporters {
  /** Takes a line for the person who started the server. */
  print: (line: string) => void;
  log: Pick<Log, 'error'>;
}

/**
 * Says at every start which damaged databases wait to be looked at, until
 * someone has moved them away. The health check stays green: forms are taken,
 * and a red one would only have the server restarted.
 */
export const reportDamage = (files: readonly string[], { print, log }: Reporters): void => {
  if (files.length === 0) return;
  log.error({ files }, 'A damaged database of leads was set aside; a new one was begun');
  print(
    `ATTENTION: a database of leads was damaged. It was set aside, not deleted, and a new one was begun: ${files.join(', ')} in DATA_DIR. Restore a backup, as docs/operating.md says.`,
  );
};
