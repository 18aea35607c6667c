import type { FastifyPluginAsync } from 'fastify';
import { z } from 'astro/zod';
import { localAddress } from '@agency/server/settings/settings.ts';
import type { OfficeServerContext } from '../context.ts';
import { nameText } from '../limits.ts';
import { openPublisher, watchForDue } from './publish.ts';
import { pendingFields } from './unpublished.ts';

const pendingChange = z.object({ key: nameText });
const order = z.object({
  chosen: z
    .array(pendingChange.extend({ version: nameText }))
    .min(1)
    .optional(),
});
const publication = z.object({ id: nameText });

/** Unpublished changes, publishing, and past publications. While the server listens, it publishes due posts. */
export const publishRoutes =
  (context: OfficeServerContext, publisher = openPublisher(context)): FastifyPluginAsync =>
  async (app) => {
    const { root, settings, noteDone } = context;
    const publishDue = async () => {
      for (const title of await publisher.publishDue()) noteDone?.(`Published “${title}”`);
    };
    let watch: ReturnType<typeof watchForDue> | undefined;
    app.addHook('onListen', async () => {
      watch = watchForDue(publishDue);
    });
    app.addHook('onClose', async () => watch?.stop());

    app.get('/api/publish', async () => {
      const { siteUrl, host, port } = settings();
      return publisher.state(siteUrl, localAddress(host, port));
    });
    app.post('/api/publish', async ({ body, author }) => {
      publisher.publish({ ...order.parse(body ?? {}), by: author });
      return {};
    });
    app.post('/api/publish/seen', async () => {
      publisher.noteSeen();
      return {};
    });
    app.get('/api/publish/change', async ({ query }) =>
      pendingFields(root, pendingChange.parse(query).key),
    );
    app.post('/api/publish/bring-back', async ({ body, author }) => {
      return { refused: await publisher.bringBack(publication.parse(body).id, author) };
    });
  };
