import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, type DestinationStream } from 'pino';
import { readAddress } from './address.ts';

const openStandardOutput = (): DestinationStream => {
  // Lines that wait to be written beside other work would fill the memory of a busy server.
  const stream = destination({ dest: 1, sync: true, minLength: 8_192, periodicFlush: 200 });
  process.once('exit', () => stream.flushSync());
  return stream;
};

let opened: DestinationStream | undefined;

/** Standard output, the same for all servers of a process. Lines are written together, after a fifth of a second at the latest and when the process ends: to write each by itself takes longer than most answers. */
export const standardOutput = (): DestinationStream => (opened ??= openStandardOutput());

/** Longest path that is written down; visitors make unknown ones as long as they like. */
const longestPath = 200;

const emailSign = /@|%40/u;

/** A request's path as it may be logged: without the query, and without any part that holds an email address. */
const loggedPath = (target: string): string => {
  const { path } = readAddress(target);
  const clean = emailSign.test(path)
    ? path.replace(/[^/]+/gu, (part) => (emailSign.test(part) ? '[address]' : part))
    : path;
  return clean.slice(0, longestPath);
};

/** Writes one line about an answered request: nothing of who sent it or what was in it. */
export const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info({
    method: request.method,
    path: loggedPath(request.url),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  });
};

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by ${stackOf(cause)}` : stack;

/** An error as it may be logged, with its causes. Other properties of errors may hold what a visitor typed. */
export const describeError = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: stackOf(error),
});
