import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP, type Socket } from 'node:net';
import {
  crowdedConnections,
  maximumPipelinedRequests,
  maximumUnanswered,
  roomToMake,
} from './limits.ts';
import { turnAway } from './pages.ts';
import { tooManyAtOnce } from './submissions/refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key for limits: an IPv4 address, or the /64 that one IPv6 visitor usually has. */
    sender: string;
    /** `sender`, then for IPv6 the /56 and /48 around it: a provider may give either to one customer. */
    networks: readonly string[];
  }
}

/** The client's IP address. A proxy may forward any text as one; then the proxy itself is counted. */
const networkAddress = ({ ip, socket }: FastifyRequest): string => {
  // Undefined, despite its type, when the client has already disconnected.
  const address: string | undefined = ip;
  return isIP(address ?? '') ? address : (socket.remoteAddress ?? 'unknown');
};

const networksOf = (address: string): string[] => {
  const sender = normalizeIP(address);
  return isIP(sender) === 6
    ? [sender, ...[56, 48].map((prefix) => `${normalizeIP(address, prefix)}/${prefix}`)]
    : [sender];
};

/** Sets `sender` and `networks` on every request. */
export const recognizeSenders = (app: FastifyInstance): void => {
  app.decorateRequest('sender', '');
  app.decorateRequest('networks');
  app.addHook('onRequest', (request, _reply, done) => {
    request.networks = networksOf(networkAddress(request));
    [request.sender = ''] = request.networks;
    done();
  });
};

/** Open connections with the network each is counted for, least recently used first. */
type Connections = Map<Socket, string>;

/** Connections in order of eviction: first the older ones of the network that has the most. */
const mostDispensable = (connections: Connections): Socket[] => {
  const counts = new Map<string, number>();
  return [...connections]
    .toReversed()
    .map(([socket, network]) => {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return { socket, count };
    })
    .toReversed()
    .toSorted((one, other) => other.count - one.count)
    .map(({ socket }) => socket);
};

/** Near the limit, closes idle connections, then the most dispensable ones, so that a new one always fits. */
const makeRoom = (app: FastifyInstance, connections: Connections): void => {
  if (connections.size < crowdedConnections) return;
  app.server.closeIdleConnections();
  const open = mostDispensable(connections).filter(({ destroyed }) => !destroyed);
  for (const socket of open.slice(0, open.length - crowdedConnections + roomToMake))
    socket.destroy();
};

/** How often to look for newly idle connections during shutdown, in milliseconds. */
const sweepInterval = 50;

/** Closes connections as they become idle during shutdown: Fastify only closes those idle at its start. */
const endConnectionsOnClose = (app: FastifyInstance, connections: Connections): void => {
  const { server } = app;
  const sweep = () => {
    server.closeIdleConnections();
    // Browsers preconnect. Node does not count a connection without any request as idle.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    const sweeping = setInterval(sweep, sweepInterval);
    server.once('close', () => clearInterval(sweeping));
    done();
  });
};

/** Refuses clients with too many requests in progress, and disconnects those that pipeline too many. */
const limitUnanswered = (app: FastifyInstance): void => {
  const countByNetwork = new Map<string, number>();
  const requestsByConnection = new WeakMap<Socket, Set<FastifyRequest>>();
  const count = (network: string, change: number): number => {
    const requests = (countByNetwork.get(network) ?? 0) + change;
    if (requests > 0) countByNetwork.set(network, requests);
    else countByNetwork.delete(network);
    return requests;
  };
  const forget = (request: FastifyRequest): void => {
    if (!requestsByConnection.get(request.socket)?.delete(request)) return;
    for (const network of request.networks) count(network, -1);
  };
  const unansweredOn = (socket: Socket): Set<FastifyRequest> => {
    const known = requestsByConnection.get(socket);
    if (known) return known;
    const requests = new Set<FastifyRequest>();
    requestsByConnection.set(socket, requests);
    // `onResponse` never fires for pipelined requests that still waited for earlier ones.
    socket.once('close', () => requests.forEach(forget));
    return requests;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const requests = unansweredOn(request.socket).add(request);
    const counts = request.networks.map((network) => count(network, 1));
    if (requests.size > maximumPipelinedRequests) request.socket.destroy();
    else if (counts.some((number, place) => number > maximumUnanswered * 2 ** place))
      void turnAway(reply, tooManyAtOnce);
    else done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    forget(request);
    done();
  });
};

/** Enforces all limits on connections. Expects requests to have their `networks`. */
export const manageConnections = (app: FastifyInstance): void => {
  const connections: Connections = new Map();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, socket.remoteAddress ?? '');
    socket.once('close', () => connections.delete(socket));
    makeRoom(app, connections);
  });
  app.addHook('onRequest', ({ socket, networks }, _reply, done) => {
    if (connections.delete(socket)) connections.set(socket, networks.at(-1) ?? '');
    done();
  });
  endConnectionsOnClose(app, connections);
  limitUnanswered(app);
};
