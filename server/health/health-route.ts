import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import type { LeadStore } from '../../leads/lead-store.ts';
import { healthMaximumAge, healthTimeout } from '../http/limits.ts';
import { within } from '../http/within.ts';

/** `warning`: forms are taken, but someone should look soon. `failing`: forms are refused. */
type Health = { status: 'ok' } | { status: 'warning' | 'failing'; reason: string };

export interface HealthOptions {
  store: Pick<LeadStore, 'checkWritable'>;
  /** What is not well though forms are taken, in one sentence each. */
  healthWarnings?: (() => Promise<string[]>) | undefined;
}

const tooSlow = new Error('The lead store does not answer.');

const examine = async (options: HealthOptions, log: FastifyBaseLogger): Promise<Health> => {
  const { store, healthWarnings = async () => [] } = options;
  try {
    await within(healthTimeout, store.checkWritable(), () => tooSlow);
    const warnings = await within(healthTimeout, healthWarnings(), () => tooSlow);
    return warnings.length === 0
      ? { status: 'ok' }
      : { status: 'warning', reason: warnings.join(' ') };
  } catch (err) {
    log.error({ err }, 'The health check failed');
    const reason = err === tooSlow ? tooSlow.message : 'The lead store cannot be written.';
    return { status: 'failing', reason };
  }
};

/** Examines at most once in `healthMaximumAge`, however often it is asked. */
const examineSometimes = (options: HealthOptions, log: FastifyBaseLogger) => {
  let health: Promise<Health> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (health && now - askedAt < healthMaximumAge) return health;
    askedAt = now;
    health = examine(options, log);
    return health;
  };
};

/** `GET /healthz`: 200 while leads can be stored, 503 otherwise. A monitor that looks for `"status":"ok"` also hears of warnings. */
export const healthRoute: FastifyPluginCallback<HealthOptions> = (app, options, done) => {
  const health = examineSometimes(options, app.log);
  app.get('/healthz', async (_request, reply) => {
    const state = await health();
    reply.code(state.status === 'failing' ? 503 : 200).header('Cache-Control', 'no-store');
    return state;
  });
  done();
};
