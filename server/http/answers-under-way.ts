import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const lastExchanges = new WeakMap<Duplex, Exchange>();

/** Notes the request that came in last on a connection, and its answer. */
export const noteExchange = (request: IncomingMessage, response: ServerResponse): void => {
  lastExchanges.set(request.socket, { request, response });
};

/**
 * Calls `handle` when the answer before on the same connection is out of our
 * hands. A client that goes on asking without reading (RFC 9112, 9.3.2) gets
 * one answer at a time, or it would fill the memory of kernel and process and
 * keep both busy copying. Never calls it where the client has hung up.
 */
export const inTurn = ({ socket }: IncomingMessage, handle: () => void): void => {
  const before = lastExchanges.get(socket)?.response;
  if (!before || before.writableFinished) handle();
  else before.once('close', () => socket.destroyed || handle());
};

/** The last answer still owed on a connection to a request that came in whole, if any. */
export const answerUnderWay = (socket: Duplex): ServerResponse | undefined => {
  const { request, response } = lastExchanges.get(socket) ?? {};
  return request?.complete && !response?.writableFinished ? response : undefined;
};
