import { z } from 'astro/zod';
import type { FastifyPluginAsync } from 'fastify';
import { readEntries } from '../../content-check/read-entries.ts';
import type { AdminContext } from '../context.ts';
import { mayUse } from '../entrance/permissions.ts';
import { searchOffice } from './search.ts';

const asked = z.object({ find: z.string().trim().min(2).max(200) });

/** One search over everything that whoever asks may see. */
export const searchRoutes =
  ({ root, leadStore }: AdminContext): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/search', async ({ query, session }) => {
      const may = (route: string) => !session || mayUse(session.person.role, route);
      return searchOffice(asked.parse(query).find, {
        ...(may('GET /api/content') && { reading: readEntries(root) }),
        ...(may('GET /api/leads') && { leadStore }),
      });
    });
  };
