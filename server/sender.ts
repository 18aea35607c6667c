import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

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
