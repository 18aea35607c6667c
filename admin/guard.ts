import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes equally long wherever the two differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const closed =
  'The back office does not know this browser. Open the address that "npm run admin" shows in the terminal.';

interface Lock {
  /** Made at each start; whoever has it may do everything. */
  token: string;
  port: number;
}

/**
 * Lets in who has the token, and nobody else. A page of another website can
 * reach this machine too, so every request must name this very host, and every
 * one that changes something must come from a page of our own.
 */
export const guard = (app: FastifyInstance, { token, port }: Lock): void => {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies are shared by all ports of a host.
  const cookie = `back-office-${port}`;

  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    if (!hosts.includes(host)) throw new Refusal(closed, 403);
    if (origin === undefined ? request.method !== 'GET' : origin !== `http://${host}`)
      throw new Refusal(closed, 403);
    const { pathname, searchParams } = new URL(request.url, `http://${host}`);
    const given = searchParams.get('token');
    if (request.method === 'GET' && pathname === '/' && given !== null) {
      if (!isSame(given, token)) throw new Refusal(closed, 403);
      return reply
        .header('Set-Cookie', `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`)
        .redirect('/', 303);
    }
    if (!isSame(cookieOf(request, cookie), token)) throw new Refusal(closed, 403);
    return undefined;
  });
};
