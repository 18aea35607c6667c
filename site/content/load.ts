import { dirname, join, matchesGlob, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import {
  readEntries,
  shownOf,
  type Collection,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import { globOf, schemas } from '@agency/content-model/schemas/content-files.ts';
import { mapFields } from '@agency/content-model/reader/map-fields.ts';
import { fillEntry, pageNames, type NamesOfSite } from '@agency/content-model/reader/names.ts';

let reading: Promise<Reading> | undefined;

/** All collections ask in the same moment, and what is saved together is read together. */
const readTogether = (root: string): Promise<Reading> => {
  reading ??= setTimeout(20).then(() => {
    reading = undefined;
    return readEntries(root);
  });
  return reading;
};

/** Pictures are named relative to their file, and found by their path from the root. */
const withPicturePaths = ({ collection, file }: Entry, data: unknown) =>
  mapFields(schemas[collection], data, (value, { schema }) =>
    schema instanceof z.ZodString && schema.meta()?.['target'] === 'picture'
      ? join(dirname(file), String(value))
      : value,
  );

/** Makes an entry one as Astro keeps it, with names between braces filled in. */
const loadEntry =
  (names: NamesOfSite, { config, parseData, renderMarkdown }: LoaderContext) =>
  async (entry: Entry, place: number) => {
    const { collection, id, file } = entry;
    const fileURL = new URL(file, config.root);
    const filled = fillEntry({ data: entry.data, body: entry.body }, names);
    // Astro hands entries out by the alphabet, and projects are shown in the order of their file.
    const given = {
      ...(withPicturePaths(entry, filled.data) as object),
      ...(collection === 'projects' && { place }),
    };
    const data = await parseData({ id, data: given, filePath: fileURLToPath(fileURL) });
    if (entry.body === '') return { id, filePath: file, data };
    // It looks for fields above the text, and there are none left.
    const rendered = await renderMarkdown(`---\n---\n${filled.body}`, { fileURL });
    const assetImports = rendered.metadata?.imagePaths;
    return { id, filePath: file, data, body: filled.body, rendered, assetImports };
  };

/** What visitors see of a collection. What its owner hides, or dates ahead, is seen in the preview of the back office only. */
export const contentLoader = (collection: Collection): Loader => ({
  name: 'content',
  load: async (context) => {
    const { config, store, watcher } = context;
    const root = fileURLToPath(config.root);
    let latest = 0;
    const load = async () => {
      latest += 1;
      const turn = latest;
      const { entries, problems } = await readTogether(root);
      const wrong = problems.filter(({ file }) => matchesGlob(file, globOf(collection)));
      if (wrong.length > 0) throw new Error(wrong.map(inOneLine).join('\n'));
      // Until all files can be read again, pages stay as they were.
      if (problems.length > 0) return;
      const { MODE, MOMENT, RETENTION_POLICY } = import.meta.env;
      const shown = MODE === 'preview' ? entries : shownOf(entries, MOMENT ?? Date.now());
      const names = pageNames(entries, RETENTION_POLICY);
      const own = shown.filter((entry) => entry.collection === collection);
      const loaded = await Promise.all(own.map(loadEntry(names, context)));
      // What was read before the newest change must not take its place.
      if (turn !== latest) return;
      store.clear();
      for (const entry of loaded) store.set(entry);
    };
    await load();
    watcher?.on('all', (_, path) => {
      if (/^content\/.*\.(?:md|yml)$/u.test(relative(root, path))) void load();
    });
  },
});
