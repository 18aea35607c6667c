import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, type DestinationStream } from 'pino';
import { readAddress } from './address.ts';

const openStandardOutput = (): DestinationStream => {
  // Synchronous, since pending asynchronous writes would fill the memory of a busy server.
  const stream = destination({ dest: 1, sync: true, minLength: 8_192, periodicFlush: 200 });
  process.once('exit', () => stream.flushSync());
  return stream;
};

let opened: DestinationStream | undefined;

/**
 * Standard output, shared by all servers of a process. Lines are buffered for up to a fifth of a
 * second and flushed on exit: writing each one separately takes longer than most responses.
 */
export const standardOutput = (): DestinationStream => (opened ??= openStandardOutput());

/** The maximum length of a logged path, since visitors can send paths of any length. */
const longestPath = 200;

const emailSign = /@|%40/u;

/** A request's path without personal data: no query, and no segment that contains an email address. */
const loggedPath = (target: string): string => {
  const { path } = readAddress(target);
  const clean = emailSign.test(path)
    ? path.replace(/[^/]+/gu, (part) => (emailSign.test(part) ? '[address]' : part))
    : path;
  return clean.slice(0, longestPath);
};

/** Logs one line per response, without anything about the sender or the content. */
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

/** An error and its causes, safe to log. Other properties of errors may contain what a visitor typed. */
export const describeError = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: stackOf(error),
});
