import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { inTurn, noteAnswer } from './answers-under-way.ts';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumRequestsPerConnection,
  timeouts,
  type Timeouts,
} from './limits.ts';
import { createServer } from './node-http.ts';
import { createProtocolErrors, lacksHost } from './protocol-errors.ts';

/** HTTP servers that stop together: `localhost` takes one for IPv4 and one for IPv6. */
export interface ServerGroup {
  create(listener: RequestListener): Server;
  /** Accepts no more connections and resolves when every request that came in is answered. */
  close(): Promise<void>;
}

export interface ServerGroupOptions {
  times?: Timeouts;
  /** Sent with every answer that the servers give themselves. */
  securityHeaders?: Readonly<Record<string, string>>;
}

/** How often connections that have become idle are looked for while closing, in milliseconds. */
const sweepInterval = 50;

/** A server with all limits set, which also answers what is no proper request. */
const createLimitedServer = (
  handle: RequestListener,
  { times, securityHeaders }: Required<ServerGroupOptions>,
): Server => {
  const { refuseMalformed, refuseTunnel, refuseWithoutHost } =
    createProtocolErrors(securityHeaders);
  const answer: RequestListener = (request, response) => {
    if (lacksHost(request)) refuseWithoutHost(response);
    else handle(request, response);
  };
  const listener: RequestListener = (request, response) => {
    inTurn(request, () => answer(request, response));
    noteAnswer(response);
  };
  const { connectionTimeout, ...requestTimeouts } = times;
  const options = {
    ...requestTimeouts,
    maxHeaderSize: maximumHeaderSize,
    // A request without a body has no stream to open and close.
    optimizeEmptyRequests: true,
    // Node would answer without a word.
    requireHostHeader: false,
    // An offer to speak another protocol may be ignored (RFC 9110, 7.8).
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, listener)
    // An unknown expectation may be ignored (RFC 9110, 10.1.1).
    .on('checkExpectation', listener)
    .on('connect', refuseTunnel)
    .on('clientError', refuseMalformed)
    .setTimeout(connectionTimeout);
  server.maxConnections = maximumConnections;
  server.maxRequestsPerSocket = maximumRequestsPerConnection;
  return server;
};

/** Browsers open connections before they need them. Node does not count these as idle. */
const closeUnused = (sockets: Iterable<Socket>): void => {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
};

export const createServerGroup = ({
  times = timeouts,
  securityHeaders = {},
}: ServerGroupOptions = {}): ServerGroup => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const sweep = () => {
    for (const server of servers) server.closeIdleConnections();
    closeUnused(sockets);
  };
  return {
    create: (listener) => {
      const server = createLimitedServer(listener, { times, securityHeaders }).on(
        'connection',
        (socket: Socket) => {
          sockets.add(socket);
          socket.once('close', () => sockets.delete(socket));
        },
      );
      servers.push(server);
      return server;
    },
    close: async () => {
      const sweeping = setInterval(sweep, sweepInterval);
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
      clearInterval(sweeping);
    },
  };
};
