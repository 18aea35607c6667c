import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { nameText } from '../limits.ts';
import type { Entrance } from './entrance.ts';
import { findSessionById } from './sessions.ts';

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
export const presenceRoute =
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
