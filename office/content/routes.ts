import { z } from 'astro/zod';
import { dirname, join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { searchAdvice } from '@agency/content-model/checks/search-advice.ts';
import { namedIn } from '@agency/content-model/reader/map-fields.ts';
import { namesIn } from '@agency/content-model/checks/check-references.ts';
import { pageNames } from '@agency/content-model/reader/names.ts';
import type { RetentionPolicy } from '@agency/leads/forms/retention.ts';
import {
  addressesOf,
  entryOf,
  readEntries,
  shownOf,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import type { Collection } from '@agency/content-model/schemas/content-files.ts';
import type { OfficeServerContext } from '../context.ts';
import type { Author } from '../history/saves.ts';
import { makeChange } from '../history/history.ts';
import { lastReadable } from '../history/versions.ts';
import { drawingText, entryName, nameText } from '../limits.ts';
import { openPreviewCopy } from '../preview/copy.ts';
import { Refusal } from '../refusal.ts';
import { cleanMark } from './clean-mark.ts';
import { adviceOf, checkEdited, edit, applyEdit, problemsOf, saveEdit } from './edits.ts';
import {
  findEntry,
  pageShowing,
  titleOf,
  titlesIn,
  unreadable,
  type EntryName,
} from './entries.ts';
import { titleOfFile, unreadableWords } from '../file-titles.ts';
import { formDataOf, formFor } from './schemas.ts';
import { listContent, nounOf, type Waiting } from './list-content.ts';

const save = edit.extend({ version: nameText });
const picked = z.object({
  /** Names separated by slashes. */
  way: nameText.transform((names) => names.split('/')).optional(),
  picture: nameText.optional(),
});
const drawing = z.object({ svg: drawingText });
const target = z.object({
  target: z.enum(['package', 'pricedPackage', 'project', 'testimonial', 'category', 'member']),
});

const collections: Readonly<Record<string, Collection>> = {
  package: 'packages',
  pricedPackage: 'packages',
  project: 'projects',
  testimonial: 'testimonials',
};

/** The choices for a field that references something. */
const namesFor = (root: string, kind: z.infer<typeof target>['target']) => {
  const entries = shownOf(readEntries(root).entries);
  return namesIn(entries)[kind].map((id) => {
    const entry = entryOf(entries, collections[kind] ?? '', id);
    return { id, title: entry ? titleOf(entry) : id };
  });
};

/** The path to what was clicked on a page: its entry, then the field in its form. */
const locatePicked = (
  { way = [], picture }: z.infer<typeof picked>,
  entries: readonly Entry[],
): { way: string[] } => {
  const [collection = '', id = ''] = way;
  if (entryOf(entries, collection, id)) return { way };
  for (const entry of entries)
    for (const named of namedIn(entry))
      if (named.target === 'picture' && join(dirname(entry.file), named.name) === picture)
        return { way: [entry.collection, entry.id, ...named.field.map(String)] };
  throw new Refusal('There is no such field.', 404);
};

/** Finds an entry. If its file is unreadable, the refusal includes the time of the last readable version. */
const readableEntry = (root: string, reading: Reading, wanted: EntryName): Entry => {
  const [problem] = unreadable(reading, wanted.collection, wanted.id);
  if (!problem) return findEntry(reading, wanted);
  const details = { lastReadable: lastReadable(root, problem.file)?.at };
  throw new Refusal(unreadableWords(problem), 422, [], details);
};

/** Replaces an unreadable file with its last readable version. */
const bringBack = (root: string, wanted: EntryName, author?: Author): void => {
  const [problem] = unreadable(readEntries(root), wanted.collection, wanted.id);
  if (!problem) throw new Refusal('The file can be read again. Load the page once more.', 409);
  const { file } = problem;
  const version = lastReadable(root, file);
  if (!version) throw new Refusal('No version is kept that can be read.', 404);
  const words = `${titleOfFile(file)}: the last version that could be read was restored`;
  makeChange(root, { words, files: [{ file, after: version.content }], author });
};

/** An entry with its form, its problems, and advice. */
export const openEntry = async (root: string, wanted: EntryName, policy: RetentionPolicy) => {
  const reading = readEntries(root);
  const entry = readableEntry(root, reading, wanted);
  return {
    collection: entry.collection as string,
    id: entry.id,
    /** What others like it are called, where they can be added. */
    noun: nounOf(entry.collection),
    title: titlesIn(reading.entries)(entry),
    file: entry.file,
    address: pageShowing(entry, reading.entries),
    ...formDataOf(entry),
    schema: formFor(entry.collection, entry.data),
    problems: await problemsOf(root, reading, entry),
    /** What names in braces stand for. */
    names: pageNames(reading.entries, policy),
    advice: adviceOf(root, reading, entry),
  };
};

/** The routes that read, check and save entries, and show drafts in the preview. `waiting` tells what is unpublished. */
export const contentRoutes =
  (context: OfficeServerContext, waiting?: () => Waiting): FastifyPluginAsync =>
  async (app) => {
    const { root } = context;
    const preview = openPreviewCopy(root, context.preview);
    app.addHook('onClose', async () => preview.close());

    app.get('/api/content', async () => {
      const reading = readEntries(root);
      const problems = await checkReading(root, reading);
      const advice = searchAdvice(reading.entries);
      return { groups: listContent(reading, problems, advice, waiting?.()) };
    });

    app.get('/api/entry', async ({ query }) =>
      openEntry(root, entryName.parse(query), context.settings().retentionPolicy),
    );

    app.post('/api/entry/bring-back', async ({ body, author }) => {
      bringBack(root, entryName.parse(body), author);
      return {};
    });

    app.post('/api/entry/check', async ({ body }) => {
      const edited = applyEdit(root, edit.parse(body));
      return {
        problems: await checkEdited(root, edited),
        advice: adviceOf(root, edited.reading, edited.entry),
      };
    });

    app.put('/api/entry', async ({ body, author }, reply) => {
      const { version, ...wanted } = save.parse(body);
      const saved = await saveEdit(root, wanted, version, author);
      if ('theirs' in saved) return reply.code(409).send(saved);
      preview.dropDraft(saved.file);
      return { version: saved.version, words: saved.words };
    });

    app.put('/api/draft', async ({ body }) => {
      const { file, after } = applyEdit(root, edit.parse(body));
      preview.showDraft(file, after);
      return {};
    });

    app.delete('/api/draft', async ({ query }) => {
      const name = entryName.parse(query);
      preview.dropDraft(findEntry(readEntries(root), name).file);
      return {};
    });

    app.get('/api/addresses', async () => {
      const { entries } = readEntries(root);
      const title = titlesIn(entries);
      return [...addressesOf(shownOf(entries))].flatMap(([address, [entry]]) =>
        entry ? [{ address, title: title(entry) }] : [],
      );
    });

    app.get('/api/picked', async ({ query }) =>
      locatePicked(picked.parse(query), readEntries(root).entries),
    );

    app.post('/api/mark', async ({ body }) => ({ mark: cleanMark(drawing.parse(body).svg) }));

    app.get('/api/references', async ({ query }) => namesFor(root, target.parse(query).target));
  };
