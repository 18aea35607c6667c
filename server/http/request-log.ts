import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '../files/address.ts';
import type { LogStream } from './log-stream.ts';

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

/** The levels of the log, as pino calls them, at which it tells of every request. */
const talkative = ['trace', 'debug', 'info'];

/** pino's number for `info`. */
const info = 30;

/**
 * Writes one line about each answer that was ready and took no time. The lines
 * are as pino's, which takes longer over one of them than such an answer does.
 */
export const createAnswerLog = (stream: LogStream, level: string) => {
  if (!talkative.includes(level)) return () => {};
  return ({ method, url = '' }: IncomingMessage): void => {
    const path = JSON.stringify(loggedPath(url));
    stream.write(
      `{"level":${info},"time":${Date.now()},"method":"${method}","path":${path},"status":200}\n`,
    );
  };
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
