import { fastifyRateLimit, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany, type Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom a submission is counted for: her network address, or the /64 that an IPv6 visitor has to herself. */
    sender: string;
  }
}

const tenMinutes = 10 * 60 * 1000;

/** How many senders are counted at a time. Beyond that, the one who was silent longest is forgotten. */
const countedSenders = 10_000;

/** Gives every request its `sender` and returns what counts a submission: beyond `max` in ten minutes it is refused. */
export const limitRate = async (app: FastifyInstance, max: number) => {
  app.decorateRequest('sender', '');
  app.addHook('onRequest', async (request) => {
    // A visitor who has hung up already has no address.
    const address: string | undefined = request.ip;
    request.sender = normalizeIP(address ?? 'unknown');
  });
  await app.register(fastifyRateLimit, {
    global: false,
    max,
    timeWindow: tenMinutes,
    cache: countedSenders,
    keyGenerator: ({ sender }) => sender,
  });
  const count = app.createRateLimit();
  return async (request: FastifyRequest): Promise<Refusal | undefined> => {
    const state = await count(request);
    return !state.isAllowed && state.isExceeded ? tooMany(state.ttlInSeconds) : undefined;
  };
};
