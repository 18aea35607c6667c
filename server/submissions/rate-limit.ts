import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countingMinutes } from '@agency/leads/forms/constants.ts';
import { networkFactors, refusalFactors, unreadFactor } from '../limits.ts';

/** How many submissions are accepted per `countingMinutes`. */
export interface RateLimits {
  rateLimitMax: number;
  rateLimitTotal: number;
}

export interface Count {
  /** `few`: within the limit. `many`: above it. `too many`: above the hard limit. */
  level: 'few' | 'many' | 'too many';
  /** Until the count resets. */
  seconds: number;
}

export type Counter = (request: FastifyRequest) => Promise<Count>;

const timeWindow = countingMinutes * 60 * 1000;

/**
 * Creates the counters of forms: `attempts` counts those that a sender begins to send, `leads`
 * those about to be stored, per network around the sender and in total.
 */
export const limitRate = async (
  app: FastifyInstance,
  { rateLimitMax, rateLimitTotal }: RateLimits,
): Promise<{ attempts: Counter; leads: Counter }> => {
  await app.register(fastifyRateLimit, { global: false, timeWindow });
  const counter = (
    max: number,
    factor: number,
    keyGenerator: (request: FastifyRequest) => string,
  ): Counter => {
    // `cache`: above this number of keys, the least recently used one is dropped.
    const options = { max, ban: max * (factor - 1), keyGenerator, cache: 10_000 };
    const count = app.createRateLimit(options);
    return async (request) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return { level: 'few', seconds: 0 };
      return { level: state.isBanned ? 'too many' : 'many', seconds: state.ttlInSeconds };
    };
  };
  const networkCounters = networkFactors.map((factor, place) =>
    counter(rateLimitMax * factor, refusalFactors.network, ({ networks }) =>
      String(networks[place + 1]),
    ),
  );
  const total = counter(rateLimitTotal, refusalFactors.all, () => 'everybody');
  return {
    attempts: counter(rateLimitMax, unreadFactor, ({ sender }) => sender),
    leads: async (request) => {
      let most: Count = { level: 'few', seconds: 0 };
      // Narrowest network first: a refused form does not count for the wider ones.
      for (const count of [...networkCounters.slice(0, request.networks.length - 1), total]) {
        const counted = await count(request);
        if (counted.level !== 'few') most = counted;
        if (counted.level === 'too many') break;
      }
      return most;
    },
  };
};
