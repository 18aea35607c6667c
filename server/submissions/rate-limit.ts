import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countingMinutes } from '@agency/leads/forms/constants.ts';
import { networkFactors, refusalFactors, unreadFactor } from '../limits.ts';

/** Submissions that are taken in `countingMinutes`. */
export interface RateLimits {
  rateLimitMax: number;
  rateLimitTotal: number;
}

export interface Count {
  /** How many there are, by what is welcome and what is borne. */
  level: 'few' | 'many' | 'too many';
  /** Until they are forgotten. */
  seconds: number;
}

export type Counter = (request: FastifyRequest) => Promise<Count>;

const timeWindow = countingMinutes * 60 * 1000;

/**
 * Returns what counts forms: `attempts` those that a sender begins to send,
 * `leads` those that are about to be stored, in the networks around her and in all.
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
    // Beyond so many keys, the one that was silent longest is forgotten.
    const options = { max, ban: max * (factor - 1), keyGenerator, cache: 10_000 };
    const count = app.createRateLimit(options);
    return async (request) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return { level: 'few', seconds: 0 };
      return { level: state.isBanned ? 'too many' : 'many', seconds: state.ttlInSeconds };
    };
  };
  const ofNetworks = networkFactors.map((factor, place) =>
    counter(rateLimitMax * factor, refusalFactors.network, ({ networks }) =>
      String(networks[place + 1]),
    ),
  );
  const inAll = counter(rateLimitTotal, refusalFactors.all, () => 'everybody');
  return {
    attempts: counter(rateLimitMax, unreadFactor, ({ sender }) => sender),
    leads: async (request) => {
      let most: Count = { level: 'few', seconds: 0 };
      // From the narrowest: what is refused does not count for those around.
      for (const count of [...ofNetworks.slice(0, request.networks.length - 1), inAll]) {
        const counted = await count(request);
        if (counted.level !== 'few') most = counted;
        if (counted.level === 'too many') break;
      }
      return most;
    },
  };
};
