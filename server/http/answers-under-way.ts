import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answer to the request that came in last on a connection. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

/** Notes which answer is due on a connection. */
export const noteAnswer = (response: ServerResponse): void => {
  lastAnswers.set(response.req.socket, response);
};

/** Requests that came in before the one ahead of them was answered. */
const waiting: (() => void)[] = [];

const takeTurns = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(takeTurns);
};

const waitForTurn = (handle: () => void): void => {
  if (waiting.push(handle) === 1) setImmediate(takeTurns);
};

/**
 * Calls `handle` when the answer before on the same connection is out of our
 * hands; then it waits for its turn, of which there is one for everybody each
 * time Node has looked for new connections. A client may ask on without reading
 * (RFC 9112, 9.3.2): the hundreds of requests that fit in one packet would keep
 * all others waiting. Browsers do not. Never calls it where the client has hung up.
 */
export const inTurn = ({ socket }: IncomingMessage, handle: () => void): void => {
  const before = lastAnswers.get(socket);
  if (!before || before.writableFinished) handle();
  else before.once('close', () => waitForTurn(() => socket.destroyed || handle()));
};

/** The last answer still owed on a connection to a request that came in whole, if any. */
export const answerUnderWay = (socket: Duplex): ServerResponse | undefined => {
  const answer = lastAnswers.get(socket);
  return answer?.req.complete && !answer.writableFinished ? answer : undefined;
};
