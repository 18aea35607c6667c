import type { FastifyPluginAsync } from 'fastify';
import type { Entrance } from './entrance.ts';
import { presenceRoute } from './presence.ts';
import { previewTicketRoute } from './preview-entrance.ts';
import { entranceRoutes } from './routes.ts';
import { teamRoutes } from './team-routes.ts';

/** What the back office has beyond the other where people sign in. `page` is where they do. */
export const hostedRoutes =
  (entrance: Entrance, page: Buffer): FastifyPluginAsync =>
  async (app) => {
    await app.register(entranceRoutes(entrance, page));
    await app.register(teamRoutes(entrance));
    await app.register(previewTicketRoute(entrance));
    await app.register(presenceRoute());
  };
