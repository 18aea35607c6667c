import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { z } from 'astro/zod';
import { readPublishWay } from '../../settings/settings.ts';
import { answerError } from '../answer-error.ts';
import type { AdminContext } from '../context.ts';
import { addEntry } from './add-entry.ts';
import { buildToolsBeside } from './build-aside.ts';
import { allEntries, entryIn, namingsOf, tellNamings } from './entries.ts';
import { finishChange, listChanges, undoChange } from './history.ts';
import { addPicture, largestUpload, listPictures, pictureFile } from './pictures.ts';
import { keepCardsDrawn } from './quote-cards.ts';
import { openPublisher } from './publish.ts';
import { hideEntry, removeEntry } from './remove-entry.ts';
import { renameEntry } from './rename-entry.ts';

const entryName = z.object({ collection: z.string(), id: z.string() });
const newEntry = z.object({
  collection: z.string(),
  title: z.string(),
  from: z.string().optional(),
});
const newName = entryName.extend({ newId: z.string() });
const hiding = entryName.extend({ hidden: z.boolean() });
const change = z.object({ id: z.string() });
const page = z.object({ before: z.string().optional() });
const picturePath = z.object({ path: z.string() });
const upload = z.object({
  name: z.string().max(300).default('picture'),
  for: z.string().default(''),
});

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
};

/** New, copied, moved, hidden and removed entries, pictures, the history of changes, and publishing. */
export const operationRoutes =
  (
    { root, preview }: AdminContext,
    publisher = openPublisher({
      root,
      way: readPublishWay(process.env),
      tools: buildToolsBeside(preview),
    }),
  ): FastifyPluginAsync =>
  async (app) => {
    finishChange(root);
    const undrawn = keepCardsDrawn(root, (error) => app.log.error(error));
    app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));

    app.get('/api/history', async ({ query }) => listChanges(root, page.parse(query).before));
    app.post('/api/history/undo', async ({ body }) => ({
      id: undoChange(root, change.parse(body).id),
    }));

    app.get('/api/publish', async () => ({
      ...(await publisher.state()),
      undrawn: undrawn(),
    }));
    app.post('/api/publish', async () => {
      await publisher.publish();
      return {};
    });
    app.post('/api/publish/bring-back', async ({ body }) => {
      await publisher.bringBack(change.parse(body).id);
      return {};
    });

    app.post('/api/entry/new', async ({ body }) => addEntry(root, newEntry.parse(body)));
    app.post('/api/entry/rename', async ({ body }) => {
      const { newId, ...name } = newName.parse(body);
      return renameEntry(root, name, newId);
    });
    app.post('/api/entry/hide', async ({ body }) => {
      const { hidden, ...name } = hiding.parse(body);
      await hideEntry(root, name, hidden);
      return { hidden };
    });
    app.get('/api/entry/links', async ({ query }) => {
      const entries = allEntries(root);
      const entry = entryIn(entries, entryName.parse(query));
      return tellNamings(namingsOf(entries, entry));
    });
    app.delete('/api/entry', async ({ query }) => {
      await removeEntry(root, entryName.parse(query));
      return {};
    });

    app.get('/api/pictures', async () => listPictures(root));
    app.get('/api/pictures/file', async ({ query }, reply) => {
      const file = pictureFile(root, picturePath.parse(query).path);
      return reply
        .header('Cache-Control', 'no-cache')
        .type(types[extname(file)] ?? 'application/octet-stream')
        .send(await readFile(file));
    });
    await app.register(async (uploads) => {
      const options = { parseAs: 'buffer', bodyLimit: largestUpload } as const;
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
      uploads.post('/api/pictures', { bodyLimit: largestUpload }, async ({ query, body }) => {
        const { name, for: collection } = upload.parse(query);
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        return addPicture(root, { content, name, collection });
      });
    });
  };
