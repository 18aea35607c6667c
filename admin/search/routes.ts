import { z } from 'astro/zod';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { readEntries } from '../../content-check/read-entries.ts';
import { answerError } from '../answer-error.ts';
import type { AdminContext } from '../context.ts';
import { searchOffice } from './search.ts';

const asked = z.object({ find: z.string().trim().min(2).max(200) });

/** One search over everything. */
export const searchRoutes =
  ({ root, leadStore }: AdminContext): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));
    app.get('/api/search', async ({ query }) =>
      searchOffice(readEntries(root), leadStore, asked.parse(query).find),
    );
  };
