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

/** How long tries are counted, in minutes. */
const countingMinutes = 10;

/**
 * How often somebody may try meanwhile, by the length of the network's prefix;
 * signing in takes two tries. A visitor has a /64 or one IPv4 address to
 * herself, a customer up to a /56, a company or who rents servers a /48. There
 * is no limit for all together: it would let one who tries keep everybody out.
 */
const triesOf: readonly (readonly [number, number])[] = [
  [64, 30],
  [56, 120],
  [48, 480],
];

/** No passkey says more. */
const largestAnswer = 64 * 1024;

const token = z.object({ token: proofText });
// What is in it is checked by who verifies it.
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

/** What a browser says it is, so that a person knows her devices apart: "Chrome on Windows". It may lie; nothing depends on it. */
const deviceOf = ({ headers: { 'user-agent': userAgent = '' } }: FastifyRequest): string => {
  const find = (signs: readonly (readonly [string, string])[]) =>
    signs.find(([sign]) => userAgent.includes(sign))?.[1];
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'an unknown system'}`;
};

/** Where one signs in, and where an invitation is accepted. `page` is the built page of both. */
const signInRoutes =
  (entrance: Entrance, page: Buffer | undefined): FastifyPluginAsync =>
  async (app) => {
    const showPage = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').send(page);
    app.get('/sign-in', showPage);
    app.get('/invitation', showPage);

    const timeWindow = countingMinutes * 60 * 1000;
    await app.register(fastifyRateLimit, { global: false, timeWindow, cache: 10_000 });
    const counts = triesOf.map(([prefix, max]) =>
      app.createRateLimit({
        max,
        // Who has broken off already has no address anymore.
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

/** What the back office has beyond the other where people sign in. `files` are its built pages, by path. */
export const hostedRoutes =
  (entrance: Entrance, files: ReadonlyMap<string, Buffer>): FastifyPluginAsync =>
  async (app) => {
    await app.register(signInRoutes(entrance, files.get('/entrance/index.html')));
    await app.register(teamRoutes(entrance));
    await app.register(previewTicketRoute(entrance));
    await app.register(presenceRoute(entrance));
  };

/** A screen tells every 20 seconds that it is open; one that was closed without a word is forgotten after so many milliseconds. */
const presenceTime = 45_000;

const heartbeat = z.object({
  /** The address of the screen; where it is closed, it is left out. */
  place: nameText.optional(),
  /** Chosen by the screen, since somebody may have several open. */
  screen: nameText,
});

interface Present {
  session: number;
  place: string;
  at: number;
}

/** Tells each screen who else has the same entry open. In memory only. */
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
      // Who was removed is not there anymore.
      const others = [...screens.values()]
        .filter((one) => one.place === place)
        .flatMap((one) => findSessionById(sql, one.session)?.person ?? [])
        .filter(({ id }) => id !== session.person.id);
      return { others: [...new Set(others.map(({ name }) => name))].sort() };
    });
  };
