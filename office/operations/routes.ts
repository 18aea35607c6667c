import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'astro/zod';
import { contentType } from '@agency/server/content-types.ts';
import { framing } from '@agency/content-model/schemas/pictures.ts';
import type { OfficeServerContext } from '../context.ts';
import { entryName, largestUpload, nameText, searchText } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { planEntry } from './add-entry.ts';
import { finishChange, makeChange } from '../history/history.ts';
import { isUnreadable } from '../history/versions.ts';
import { beginHistory, type Author } from '../history/saves.ts';
import { changedFields, listHistory, makeCheckedChange, type Plan } from './changes.ts';
import { addPicture, planFraming, planReplacement, removePicture } from './change-picture.ts';
import { planMove } from './move-entry.ts';
import { listPictures, openPicture, pictureFile, wholeFile } from './pictures.ts';
import { openRedrawing, redrawingAnswer } from './redraw.ts';
import { planRemoval, planRename } from './change-entry.ts';
import { planHiding, planShowing } from './hide-entry.ts';
import { listLinks } from './settle.ts';
import { findWords, planWords } from './text-places.ts';
import { changeBack } from './undo.ts';

const newEntry = z.object({
  collection: nameText,
  title: nameText,
  from: nameText.optional(),
});
const newName = entryName.extend({ newId: nameText });
const moving = entryName.extend({ by: z.literal([1, -1]) });
const going = entryName.extend({
  /** The address that links lead to if a page can't do without them. */
  instead: nameText.optional(),
});
const asked = entryName.extend({ for: z.enum(['hide', 'remove']) });
const change = z.object({ id: nameText });
const undoing = change.extend({
  /** Which side wins each conflict. */
  choices: z.record(nameText, z.enum(['mine', 'theirs'])).optional(),
});
const page = entryName.partial().extend({ before: nameText.optional() });
const someWords = z.object({ find: searchText.min(1) });
const otherWords = someWords.extend({ replace: searchText, chosen: z.array(z.array(nameText)) });
const picturePath = z.object({ path: nameText });
const shownPicture = picturePath.extend({ whole: z.literal('yes').optional() });
const framed = picturePath.extend(framing.shape);
const upload = z.object({
  name: nameText.default('picture'),
  for: nameText.default(''),
  id: nameText.default(''),
  field: nameText.default(''),
});

/** Carries out a plan; undefined means that nothing has to change. */
const save = async (root: string, plan: Plan | undefined, author: Author | undefined) => {
  if (plan) await makeCheckedChange(root, plan, author);
  return {};
};

/** The pictures of the content: list, show, upload, replace, crop and remove. */
const pictureRoutes =
  (root: string): FastifyPluginAsync =>
  async (app) => {
    const redrawing = openRedrawing(root);
    app.addHook('onClose', async () => redrawing.end());
    app.get('/api/pictures/redraw', async () => redrawingAnswer(root, redrawing));
    app.post('/api/pictures/redraw', async ({ author }) => {
      redrawing.start(author);
      return {};
    });
    app.delete('/api/pictures/redraw', async () => {
      redrawing.stop();
      return {};
    });
    app.get('/api/pictures', async () => listPictures(root));
    app.get('/api/picture', async ({ query }) => openPicture(root, picturePath.parse(query).path));
    app.delete('/api/picture', async ({ query, author }) => {
      removePicture(root, picturePath.parse(query).path, author);
      return {};
    });
    app.post('/api/picture/frame', async ({ body, author }) =>
      save(root, await planFraming(root, framed.parse(body)), author),
    );
    app.get('/api/pictures/file', async ({ query }, reply) => {
      const { path, whole } = shownPicture.parse(query);
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
        return save(root, await planReplacement(root, { path, content: bytesOf(body) }), author);
      });
    });
  };

/** Creating, copying, moving, hiding and removing entries, pictures, words, and the history. */
export const operationRoutes =
  ({ root }: OfficeServerContext): FastifyPluginAsync =>
  async (app) => {
    try {
      finishChange(root);
    } catch (error) {
      // The screens report it again; the rest works without git.
      if (!(error instanceof Refusal)) throw error;
    }

    app.get('/api/history', async ({ query }) => {
      const { before, ...name } = page.parse(query);
      const { success, data } = entryName.safeParse(name);
      return listHistory(root, before, success ? data : undefined);
    });
    app.get('/api/history/change', async ({ query }) =>
      changedFields(root, change.parse(query).id),
    );
    app.post('/api/history/undo', async ({ body, author }) => {
      const { id, choices } = undoing.parse(body);
      const refusal = 'It can’t be undone, since something else needs it now. Change that first:';
      const plan = changeBack(root, id, choices);
      // A file that was restored goes back to what nobody could read, which no check lets through.
      if (plan.files.some(({ file, after }) => isUnreadable(file, after)))
        makeChange(root, { ...plan, author });
      else await save(root, { ...plan, refusal }, author);
      return { words: plan.words };
    });
    app.post('/api/history/begin', async ({ author }) => {
      beginHistory(root, author);
      return {};
    });

    app.post('/api/entry/new', async ({ body, author }) => {
      const { id, ...plan } = planEntry(root, newEntry.parse(body));
      await save(root, plan, author);
      return { id };
    });
    app.post('/api/entry/rename', async ({ body, author }) => {
      const { newId, ...name } = newName.parse(body);
      await save(root, planRename(root, name, newId), author);
      return { id: newId };
    });
    app.post('/api/entry/order', async ({ body, author }) => {
      const { by, ...name } = moving.parse(body);
      return save(root, planMove(root, name, by), author);
    });
    app.post('/api/entry/hide', async ({ body, author }) => {
      const { instead, ...name } = going.parse(body);
      return save(root, planHiding(root, name, instead), author);
    });
    app.post('/api/entry/show', async ({ body, author }) => {
      const plan = planShowing(root, entryName.parse(body));
      await save(root, plan, author);
      return { lost: plan?.lost ?? [], goesOut: plan?.goesOut };
    });
    app.get('/api/entry/links', async ({ query }) => {
      const { for: aim, ...name } = asked.parse(query);
      return listLinks(root, name, aim === 'hide');
    });
    app.delete('/api/entry', async ({ query, author }) => {
      const { instead, ...name } = going.parse(query);
      return save(root, planRemoval(root, name, instead), author);
    });

    app.get('/api/words', async ({ query }) => findWords(root, someWords.parse(query).find));
    app.post('/api/words', async ({ body, author }) => {
      const { count, ...plan } = planWords(root, otherWords.parse(body));
      await save(root, plan, author);
      return { count };
    });

    await app.register(pictureRoutes(root));
  };
