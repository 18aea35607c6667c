import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import type { LeadStore } from '../leads/lead-store.ts';
import { healthMaximumAge, healthTimeout } from './http/limits.ts';
import { within } from './http/within.ts';

type Health = { status: 'ok' } | { status: 'failing'; reason: string };

const tooSlow = new Error('The lead store does not answer.');

type Checkable = Pick<LeadStore, 'checkWritable'>;

const examine = async (store: Checkable, log: FastifyBaseLogger): Promise<Health> => {
  try {
    await within(healthTimeout, store.checkWritable(), tooSlow);
    return { status: 'ok' };
  } catch (err) {
    log.error({ err }, 'The health check failed');
    const reason = err === tooSlow ? tooSlow.message : 'The lead store cannot be written.';
    return { status: 'failing', reason };
  }
};

/** Examines the store at most once in `healthMaximumAge`, however often it is asked. */
const examineSometimes = (store: Checkable, log: FastifyBaseLogger) => {
  let health: Promise<Health> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (health && now - askedAt < healthMaximumAge) return health;
    askedAt = now;
    health = examine(store, log);
    return health;
  };
};

/** `GET /healthz`: 200 while leads can be stored, 503 with the reason otherwise. */
export const healthRoute: FastifyPluginCallback<{ store: Checkable }> = (app, { store }, done) => {
  const health = examineSometimes(store, app.log);
  app.get('/healthz', async (_request, reply) => {
    const state = await health();
    reply.code(state.status === 'ok' ? 200 : 503).header('Cache-Control', 'no-store');
    return state;
  });
  done();
};
