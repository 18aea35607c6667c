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

/** The last answer still owed on a connection to a request that came in whole, if any. */
export const answerUnderWay = (socket: Duplex): ServerResponse | undefined => {
  const { request, response } = lastExchanges.get(socket) ?? {};
  return request?.complete && !response?.writableFinished ? response : undefined;
};
