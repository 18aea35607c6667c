import { fastifyRateLimit, normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { formData, nameText, proofText } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Entrance } from './entrance.ts';
import { cookieWith, emptyCookie } from './hosted-guard.ts';
import { acceptInvitation, invitationOptions, signIn, signInOptions } from './passkeys.ts';
import { previewTicketRoute } from './preview-entrance.ts';
import { teamRoutes } from './team-routes.ts';
import { endSession, findSessionById } from './team.ts';

/** The time window in which tries are counted, in minutes. */
const countingMinutes = 10;

/**
 * The number of tries in that window, by the prefix length of the network.
 * Signing in takes two tries. A visitor has a /64 or one IPv4 address, a
 * customer up to a /56, a company or somebody who rents servers a /48. There is
 * no global limit, since an attacker could use it to lock everybody out.
 */
const maxTries: readonly (readonly [number, number])[] = [
  [64, 30],
  [56, 120],
  [48, 480],
];

/** In bytes. No passkey response is larger. */
const largestAnswer = 64 * 1024;

const token = z.object({ token: proofText });
// The verification checks its content.
const answer = z.object({ response: z.looseObject({ id: proofText }).and(formData) });

const tooMany = new Refusal(
  `There were too many tries. Wait ${countingMinutes} minutes, then try again. Whoever is signed in stays signed in.`,
  429,
);

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'a Chromebook'],
  ['Macintosh', 'a Mac'],
  ['Linux', 'Linux'],
] as const;

/** A name by which people tell their devices apart: "Chrome on Windows". It may be false; nothing depends on it. */
const deviceOf = ({ headers: { 'user-agent': userAgent = '' } }: FastifyRequest): string => {
  const find = (signs: readonly (readonly [string, string])[]) =>
    signs.find(([sign]) => userAgent.includes(sign))?.[1];
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'an unknown system'}`;
};

/** The routes for signing in and for accepting an invitation. `page` is the built page of both. */
const signInRoutes =
  (entrance: Entrance, page: Buffer | undefined): FastifyPluginAsync =>
  async (app) => {
    const showPage = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').send(page);
    app.get('/sign-in', showPage);
    app.get('/invitation', showPage);

    const timeWindow = countingMinutes * 60 * 1000;
    await app.register(fastifyRateLimit, { global: false, timeWindow, cache: 10_000 });
    const counts = maxTries.map(([prefix, max]) =>
      app.createRateLimit({
        max,
        // A client that has disconnected has no address.
        keyGenerator: ({ ip }: { ip?: string }) => `${normalizeIP(ip ?? '', prefix)}/${prefix}`,
      }),
    );
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      for (const count of counts) {
        const state = await count(request);
        if (state.isAllowed || !state.isExceeded) continue;
        void reply.header('Retry-After', state.ttlInSeconds);
        throw tooMany;
      }
    };
    const limited = { onRequest, bodyLimit: largestAnswer };
    const letIn = (reply: FastifyReply, session: string) =>
      reply.header('Set-Cookie', cookieWith(session)).send({});

    app.post('/api/entrance/challenge', limited, async () => signInOptions(entrance));
    app.post('/api/entrance/sign-in', limited, async (request, reply) => {
      const response = answer.parse(request.body).response as unknown as AuthenticationResponseJSON;
      return letIn(reply, await signIn(entrance, response, deviceOf(request)));
    });
    app.post('/api/entrance/invitation', limited, async ({ body }) =>
      invitationOptions(entrance, token.parse(body).token),
    );
    app.post('/api/entrance/accept', limited, async (request, reply) => {
      const { token: invitation } = token.parse(request.body);
      const response = answer.parse(request.body).response as unknown as RegistrationResponseJSON;
      return letIn(
        reply,
        await acceptInvitation(entrance, invitation, response, deviceOf(request)),
      );
    });
    app.post('/api/entrance/sign-out', async ({ session }, reply) => {
      if (session) endSession(entrance.sql, session.id);
      return reply.header('Set-Cookie', emptyCookie).send({});
    });
  };

/** The routes that only a hosted back office has. `files` are its built pages, by path. */
export const hostedRoutes =
  (entrance: Entrance, files: ReadonlyMap<string, Buffer>): FastifyPluginAsync =>
  async (app) => {
    await app.register(signInRoutes(entrance, files.get('/entrance/index.html')));
    await app.register(teamRoutes(entrance));
    await app.register(previewTicketRoute(entrance));
    await app.register(presenceRoute(entrance));
  };

/** In milliseconds. A screen sends a heartbeat every 20 seconds, and is forgotten after this time without one. */
const presenceTime = 45_000;

const heartbeat = z.object({
  /** The address of the screen; missing when the screen is closed. */
  place: nameText.optional(),
  /** Chosen by the screen, since a person may have several open. */
  screen: nameText,
});

interface Present {
  session: number;
  place: string;
  at: number;
}

/** Tells each screen who else has the same entry open. Kept in memory only. */
const presenceRoute =
  ({ sql }: Entrance): FastifyPluginAsync =>
  async (app) => {
    const screens = new Map<string, Present>();
    app.post('/api/presence', async ({ body, session }) => {
      const { place, screen } = heartbeat.parse(body);
      const now = Date.now();
      for (const [key, { at }] of screens) if (at < now - presenceTime) screens.delete(key);
      if (!session) return { others: [] };
      const own = `${session.id} ${screen}`;
      screens.delete(own);
      if (place === undefined) return { others: [] };
      screens.set(own, { session: session.id, place, at: now });
      // A person removed meanwhile has no session.
      const others = [...screens.values()]
        .filter((one) => one.place === place)
        .flatMap((one) => findSessionById(sql, one.session)?.person ?? [])
        .filter(({ id }) => id !== session.person.id);
      return { others: [...new Set(others.map(({ name }) => name))].sort() };
    });
  };
