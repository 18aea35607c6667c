import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { beforeDeadline, type LeadStore, type Outbox } from '@agency/leads/lead-store.ts';
import { healthMaximumAge, healthTimeout, mailWarningAge, lowDiskSpace } from './limits.ts';

interface WarningsOptions {
  outbox: Pick<Outbox, 'entries'>;
  /** The folder of the store's files; undefined when they are not on this machine. */
  sqliteDirectory?: string | undefined;
}

const examinedMails = 200;

const mailWarnings = async (outbox: Pick<Outbox, 'entries'>): Promise<string[]> => {
  let waited = 0;
  let dead = 0;
  let examined = 0;
  for await (const { state, queuedAt } of outbox.entries()) {
    if (state === 'dead') dead += 1;
    else waited = Math.max(waited, Date.now() - Date.parse(queuedAt));
    examined += 1;
    if (examined === examinedMails) break;
  }
  return [
    ...(waited > mailWarningAge
      ? [`Mail to the agency has been waiting for ${Math.floor(waited / 60_000)} minutes.`]
      : []),
    ...(dead > 0 ? ['Mail to the agency was given up: see "npm run leads -- outbox list".'] : []),
  ];
};

const diskWarnings = async (directory: string): Promise<string[]> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < lowDiskSpace
    ? [`The disk of the lead store has less than ${lowDiskSpace / 1024 ** 2} MB left.`]
    : [];
};

/** Problems that don't stop forms from being accepted: mail that is late or failed, and a nearly full disk. */
export const warningsOf = async ({
  outbox,
  sqliteDirectory,
}: WarningsOptions): Promise<string[]> => [
  ...(await mailWarnings(outbox)),
  ...(sqliteDirectory === undefined ? [] : await diskWarnings(sqliteDirectory)),
];

/** `warning`: forms are accepted, but someone should look soon. `failing`: forms are refused. */
type Health = { status: 'ok' } | { status: 'warning' | 'failing'; reason: string };

export interface HealthOptions {
  store: Pick<LeadStore, 'checkWritable'>;
  /** Problems that don't stop forms from being accepted, one sentence each. */
  healthWarnings?: (() => Promise<string[]>) | undefined;
}

const examine = async (options: HealthOptions, log: FastifyBaseLogger): Promise<Health> => {
  const { store, healthWarnings = async () => [] } = options;
  try {
    await beforeDeadline(healthTimeout, () => store.checkWritable());
    const warnings = await beforeDeadline(healthTimeout, healthWarnings);
    return warnings.length === 0
      ? { status: 'ok' }
      : { status: 'warning', reason: warnings.join(' ') };
  } catch (err) {
    log.error({ err }, 'The health check failed');
    return { status: 'failing', reason: 'The lead store cannot be written.' };
  }
};

const cachedHealth = (options: HealthOptions, log: FastifyBaseLogger) => {
  let health: Promise<Health> | undefined;
  let validUntil = 0;
  return () => {
    const now = performance.now();
    if (health && now < validUntil) return health;
    validUntil = now + healthMaximumAge.unwell;
    health = examine(options, log).then((found) => {
      if (found.status !== 'failing') validUntil = now + healthMaximumAge.well;
      return found;
    });
    return health;
  };
};

/** `GET /healthz`: 200 if leads can be stored, otherwise 503. Check for `"status":"ok"` to notice warnings too. */
export const healthRoute = (app: FastifyInstance, options: HealthOptions): void => {
  const health = cachedHealth(options, app.log);
  app.get('/healthz', async (_request, reply) => {
    const state = await health();
    reply.code(state.status === 'failing' ? 503 : 200).header('Cache-Control', 'no-store');
    return state;
  });
};
