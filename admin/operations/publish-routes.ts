import type { FastifyPluginAsync } from 'fastify';
import { z } from 'astro/zod';
import { localAddress } from '../../settings/settings.ts';
import type { AdminContext } from '../context.ts';
import { watchForDue } from './due.ts';
import type { openPublisher } from './publish.ts';

/** Whose words stay, where two changed the same. */
export const chosen = z.object({
  choices: z.record(z.string(), z.enum(['mine', 'theirs'])).optional(),
});
const publication = chosen.extend({
  chosen: z
    .array(z.object({ key: z.string(), version: z.string() }))
    .min(1)
    .optional(),
});
const pendingChange = z.object({ key: z.string() });
const publishWay = z.object({ way: z.enum(['git', 'here']) });

const change = z.object({ id: z.string() });

/** What waits, publishing it, and what was published before. While the program listens, what is due goes out by itself. */
export const publishRoutes =
  (
    { root, settings: { siteUrl, host, port }, noteDone }: AdminContext,
    publisher: ReturnType<typeof openPublisher>,
  ): FastifyPluginAsync =>
  async (app) => {
    const publishDue = async () => {
      const titles = await publisher.publishDue();
      for (const title of titles ?? []) noteDone?.(`Published “${title}”`);
      return titles;
    };
    let watch: ReturnType<typeof watchForDue> | undefined;
    app.addHook('onListen', async () => {
      watch = watchForDue(root, publishDue);
    });
    app.addHook('onClose', async () => watch?.stop());

    app.get('/api/publish', async () => publisher.state(siteUrl, localAddress(host, port)));
    app.post('/api/publish', async ({ body, author }) => {
      await publisher.publish({ ...publication.parse(body ?? {}), by: author });
      return {};
    });
    app.get('/api/publish/change', async ({ query }) =>
      publisher.pendingFields(pendingChange.parse(query).key),
    );
    app.put('/api/publish/way', async ({ body }) => {
      publisher.choose(publishWay.parse(body).way);
      return {};
    });
    app.post('/api/publish/bring-back', async ({ body, author }) => {
      await publisher.bringBack(change.parse(body).id, author);
      return {};
    });
  };
