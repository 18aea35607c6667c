import { fastifyRateLimit, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { countingMinutes } from '../../forms/constants.ts';
import { tooMany, tooManyInAll, type Refusal } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom a submission is counted for: her network address, or the /64 that an IPv6 visitor has to herself. */
    sender: string;
  }
}

/** Submissions that are taken in `countingMinutes`. */
export interface RateLimits {
  rateLimitMax: number;
  rateLimitTotal: number;
}

type Count = (request: FastifyRequest) => Promise<Refusal | undefined>;

const timeWindow = countingMinutes * 60 * 1000;

/** What a proxy hands on as an address may be any text; then the proxy itself is counted. */
const addressOf = ({ ip, socket }: FastifyRequest): string => {
  // A visitor who has hung up already has no address.
  const address: string | undefined = ip;
  return isIP(address ?? '') ? address : (socket.remoteAddress ?? 'unknown');
};

/** Gives every request its `sender` and returns what counts a submission, by sender and in all: beyond the limit it is refused. */
export const limitRate = async (
  app: FastifyInstance,
  { rateLimitMax, rateLimitTotal }: RateLimits,
): Promise<{ bySender: Count; inAll: Count }> => {
  app.decorateRequest('sender', '');
  app.addHook('onRequest', async (request) => {
    request.sender = normalizeIP(addressOf(request));
  });
  await app.register(fastifyRateLimit, {
    global: false,
    max: rateLimitMax,
    timeWindow,
    // Beyond so many senders, the one who was silent longest is forgotten.
    cache: 10_000,
    keyGenerator: ({ sender }) => sender,
  });
  const counter = (options: object | undefined, refusal: (seconds: number) => Refusal): Count => {
    const count = app.createRateLimit(options);
    return async (request) => {
      const state = await count(request);
      return !state.isAllowed && state.isExceeded ? refusal(state.ttlInSeconds) : undefined;
    };
  };
  return {
    bySender: counter(undefined, tooMany),
    inAll: counter({ max: rateLimitTotal, keyGenerator: () => 'everybody' }, tooManyInAll),
  };
};
