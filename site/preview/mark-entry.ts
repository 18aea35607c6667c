import { z } from 'astro/zod';
import { parseFragment } from 'parse5';
import { elementsIn } from '@agency/content-model/html.ts';
import { schemas, type Collection } from '@agency/content-model/schemas/content-files.ts';
import { shown } from '@agency/content-model/schemas/fields.ts';
import { isRichText, mapFields } from '@agency/content-model/reader/map-fields.ts';
import type { SplitText } from '../text/text.ts';
import { areMarked, marked, wayAttribute, type Way } from './marks.ts';

/** Collections whose text appears on no page. */
const unseen = new Set<Collection>(['guide', 'redirects']);

/** The block elements of rendered Markdown. */
const blocks = new Set(['h3', 'h4', 'p', 'li', 'td', 'th']);

/**
 * Adds an attribute with the path of the source field to each block of rendered HTML. Everything else stays byte for
 * byte, because Astro later inserts pictures by exact string match.
 */
const markHtml = (html: string, way: Way): string => {
  const attribute = ` ${wayAttribute}="${JSON.stringify(way).replaceAll('"', '&quot;')}"`;
  const ends = elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }))
    .filter(({ tagName, sourceCodeLocation }) => blocks.has(tagName) && sourceCodeLocation)
    .map(
      ({ tagName, sourceCodeLocation }) =>
        (sourceCodeLocation?.startOffset ?? 0) + `<${tagName}`.length,
    );
  return [0, ...ends].map((end, index) => html.slice(end, ends[index])).join(attribute);
};

/** The value, with a mark on each text that its schema declares as shown. */
export const markFields = (declared: unknown, value: unknown, way: Way): unknown =>
  mapFields(declared, value, (part, { schema, field }) => {
    const own = [...way, ...field.map(String)];
    if (typeof part !== 'string') return part;
    // The loader has rendered it.
    if (isRichText(schema)) return markHtml(part, own);
    const isShown = schema instanceof z.ZodString && shown.get(schema)?.isShown;
    return isShown ? marked(part, own) : part;
  });

const bodyOf = ({ collection, id }: Pick<Markable, 'collection' | 'id'>): Way => [
  collection,
  id,
  'body',
];

/** Marks the titles and teasers of a text that was split at its headings. */
export const markSections = (
  text: SplitText,
  entry: Pick<Markable, 'collection' | 'id'>,
): SplitText => ({
  ...text,
  sections: text.sections.map((section) => ({
    ...section,
    title: marked(section.title, bodyOf(entry)),
    teaser: marked(section.teaser, bodyOf(entry)),
  })),
});

interface Markable {
  id: string;
  collection: string;
  data: unknown;
  rendered?: { html: string } | undefined;
}

/** In the preview, the entry with its texts marked; elsewhere, the entry itself. */
export const markEntry = <Entry extends Markable>(entry: Entry): Entry => {
  const collection = entry.collection as Collection;
  if (!areMarked() || unseen.has(collection)) return entry;
  const { id, data, rendered } = entry;
  const way = [collection, id];
  return {
    ...entry,
    data: markFields(schemas[collection], data, way),
    ...(rendered && { rendered: { ...rendered, html: markHtml(rendered.html, bodyOf(entry)) } }),
  };
};
