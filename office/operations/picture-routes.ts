import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'astro/zod';
import { contentType } from '@agency/server/content-types.ts';
import { framing } from '@agency/content-model/schemas/pictures.ts';
import { largestUpload, nameText } from '../limits.ts';
import { framePicture, wholeFile } from './frame-picture.ts';
import { listPictures, openPicture, pictureFile } from './pictures.ts';
import { addPicture, removePicture, replacePicture } from './upload-picture.ts';

const picturePath = z.object({ path: nameText });
const shown = picturePath.extend({ whole: z.literal('yes').optional() });
const framed = picturePath.extend(framing.shape);
const upload = z.object({
  name: nameText.default('picture'),
  for: nameText.default(''),
  id: nameText.default(''),
  field: nameText.default(''),
});

/** The pictures of the content: listed, shown, taken in, replaced and removed. */
export const pictureRoutes =
  (root: string): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/pictures', async () => listPictures(root));
    app.get('/api/picture', async ({ query }) => openPicture(root, picturePath.parse(query).path));
    app.delete('/api/picture', async ({ query, author }) => {
      await removePicture(root, picturePath.parse(query).path, author);
      return {};
    });
    app.post('/api/picture/frame', async ({ body, author }) => {
      const { path, ...cut } = framed.parse(body);
      pictureFile(root, path);
      await framePicture(root, { path, ...cut }, author);
      return {};
    });
    app.get('/api/pictures/file', async ({ query }, reply) => {
      const { path, whole } = shown.parse(query);
      const own = pictureFile(root, path);
      const file = whole ? wholeFile(root, path) : own;
      return reply
        .header('Cache-Control', 'no-cache')
        .type(contentType(file))
        .send(await readFile(file));
    });
    await app.register(async (uploads) => {
      const options = { parseAs: 'buffer', bodyLimit: largestUpload } as const;
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
      const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      const limit = { bodyLimit: largestUpload };
      uploads.post('/api/pictures', limit, async ({ query, body, author }) => {
        const { for: collection, ...place } = upload.parse(query);
        return addPicture(root, { content: bytesOf(body), collection, ...place }, author);
      });
      uploads.put('/api/picture', limit, async ({ query, body, author }) => {
        const { path } = picturePath.parse(query);
        await replacePicture(root, { path, content: bytesOf(body) }, author);
        return {};
      });
    });
  };
