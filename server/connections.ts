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
    /** Whom a request is counted for: her network address, or the /64 that an IPv6 visitor has to herself. */
    sender: string;
    /** Her address, then the /56 and the /48 around it, each of which one customer of a provider may have to herself. IPv4 has only the first. */
    networks: readonly string[];
  }
}

/** What a proxy hands on as an address may be any text; then the proxy itself is counted. */
const networkAddress = ({ ip, socket }: FastifyRequest): string => {
  // A visitor who has hung up already has no address.
  const address: string | undefined = ip;
  return isIP(address ?? '') ? address : (socket.remoteAddress ?? 'unknown');
};

const networksOf = (address: string): string[] => {
  const sender = normalizeIP(address);
  return isIP(sender) === 6
    ? [sender, ...[56, 48].map((prefix) => `${normalizeIP(address, prefix)}/${prefix}`)]
    : [sender];
};

/** Gives every request its `sender` and its `networks`. */
export const recognizeSenders = (app: FastifyInstance): void => {
  app.decorateRequest('sender', '');
  app.decorateRequest('networks');
  app.addHook('onRequest', (request, _reply, done) => {
    request.networks = networksOf(networkAddress(request));
    [request.sender = ''] = request.networks;
    done();
  });
};

/** Open connections with the network each is counted for, in the order in which they were last of use. */
type Connections = Map<Socket, string>;

/** Those we can best do without come first: the older ones of who has most. */
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

/** Ends idle connections once it gets crowded, and where that is not enough, those that keep us waiting. So there is always room for one more. */
const makeRoom = (app: FastifyInstance, connections: Connections): void => {
  if (connections.size < crowdedConnections) return;
  app.server.closeIdleConnections();
  const open = mostDispensable(connections).filter(({ destroyed }) => !destroyed);
  for (const socket of open.slice(0, open.length - crowdedConnections + roomToMake))
    socket.destroy();
};

/** How often connections that have become idle are looked for while closing, in milliseconds. */
const sweepInterval = 50;

/** Fastify waits for every connection that is not idle when it begins to close. */
const endConnectionsOnClose = (app: FastifyInstance, connections: Connections): void => {
  const { server } = app;
  const sweep = () => {
    server.closeIdleConnections();
    // Browsers open connections before they need them. Node does not count these as idle.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    const sweeping = setInterval(sweep, sweepInterval);
    server.once('close', () => clearInterval(sweeping));
    done();
  });
};

/** Turns away who has too many requests in progress, and hangs up on who goes on asking without reading. */
const limitUnanswered = (app: FastifyInstance): void => {
  const ofNetworks = new Map<string, number>();
  const ofConnections = new WeakMap<Socket, Set<FastifyRequest>>();
  const count = (network: string, change: number): number => {
    const requests = (ofNetworks.get(network) ?? 0) + change;
    if (requests > 0) ofNetworks.set(network, requests);
    else ofNetworks.delete(network);
    return requests;
  };
  const forget = (request: FastifyRequest): void => {
    if (!ofConnections.get(request.socket)?.delete(request)) return;
    for (const network of request.networks) count(network, -1);
  };
  const unansweredOn = (socket: Socket): Set<FastifyRequest> => {
    const known = ofConnections.get(socket);
    if (known) return known;
    const requests = new Set<FastifyRequest>();
    ofConnections.set(socket, requests);
    // Nobody is told of requests that still waited for those before them.
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

/** Keeps connections in bounds, whoever has them. Expects requests to have their `networks`. */
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
