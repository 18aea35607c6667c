import { dirname, join, matchesGlob, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import {
  readEntries,
  shownOf,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import {
  contentFiles,
  globOf,
  schemas,
  type Collection,
} from '@agency/content-model/schemas/content-files.ts';
import { isRichText, mapFields } from '@agency/content-model/reader/map-fields.ts';
import type { NamesOfSite } from '@agency/content-model/reader/fill-names.ts';
import { fillEntry, pageNames } from '@agency/content-model/reader/names.ts';
import { headingsBelow } from '../text/text.ts';

let reading: Promise<Reading> | undefined;

/** Debounced: all collections load at the same moment, and files saved together need only one reading. */
const readTogether = (root: string): Promise<Reading> => {
  reading ??= setTimeout(20).then(() => {
    reading = undefined;
    return readEntries(root);
  });
  return reading;
};

/** Converts picture paths, relative to their content file, to paths from the root. */
const withPicturePaths = ({ collection, file }: Entry, data: unknown) =>
  mapFields(schemas[collection], data, (value, { schema }) =>
    schema instanceof z.ZodString && schema.meta()?.['target'] === 'picture'
      ? join(dirname(file), String(value))
      : value,
  );

/** Renders the fields that hold Markdown to HTML. */
const withRichText = async (
  { collection }: Entry,
  data: unknown,
  render: (markdown: string) => Promise<string>,
) => {
  const rendered = new Map<string, string>();
  mapFields(schemas[collection], data, (value, { schema }) => {
    if (isRichText(schema)) rendered.set(String(value), '');
    return value;
  });
  for (const markdown of rendered.keys())
    rendered.set(markdown, headingsBelow(await render(markdown)));
  return mapFields(schemas[collection], data, (value, { schema }) =>
    isRichText(schema) ? rendered.get(String(value)) : value,
  );
};

/** Converts an entry to what Astro stores, with placeholders filled in. */
const loadEntry =
  (names: NamesOfSite, { config, parseData, renderMarkdown }: LoaderContext) =>
  async (entry: Entry, place: number) => {
    const { collection, id, file } = entry;
    const fileURL = new URL(file, config.root);
    const filled = fillEntry({ data: entry.data, body: entry.body }, names);
    // The renderer expects front matter, and no text has any left, so it gets an empty one.
    const render = (markdown: string) => renderMarkdown(`---\n---\n${markdown}`, { fileURL });
    const rich = await withRichText(entry, filled.data, async (text) => (await render(text)).html);
    // Astro returns entries in alphabetical order, but those of one file appear in its order.
    const given = {
      ...(withPicturePaths(entry, rich) as object),
      ...('isList' in contentFiles[collection] && { place }),
    };
    const data = await parseData({ id, data: given, filePath: fileURLToPath(fileURL) });
    if (entry.body === '') return { id, filePath: file, data };
    const rendered = await render(filled.body);
    const assetImports = rendered.metadata?.imagePaths;
    return { id, filePath: file, data, body: filled.body, rendered, assetImports };
  };

/** Loads what visitors see of a collection. Hidden and scheduled entries appear only in the back office preview. */
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
      // A newer load has started, so this one is stale.
      const isStale = () => turn !== latest;
      if (isStale()) return;
      const wrong = problems.filter(({ file }) => matchesGlob(file, globOf(collection)));
      if (wrong.length > 0) throw new Error(wrong.map(inOneLine).join('\n'));
      // Pages stay as they are until every file is readable again.
      if (problems.length > 0) return;
      const { MODE, MOMENT, RETENTION_POLICY } = import.meta.env;
      const shown = MODE === 'preview' ? entries : shownOf(entries, MOMENT ?? Date.now());
      const names = pageNames(entries, RETENTION_POLICY);
      const own = shown.filter(
        (entry) => entry.collection === collection && !(collection === 'pages' && entry.isOff),
      );
      const loaded = await Promise.all(own.map(loadEntry(names, context)));
      if (isStale()) return;
      store.clear();
      for (const entry of loaded) store.set(entry);
    };
    await load();
    watcher?.on('all', (_, path) => {
      if (/^content\/.*\.(?:md|yml)$/u.test(relative(root, path))) void load();
    });
  },
});
