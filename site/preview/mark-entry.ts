import { z } from 'astro/zod';
import { parseFragment } from 'parse5';
import { elementsIn } from '@agency/content-model/html.ts';
import { schemas, type Collection } from '@agency/content-model/schemas/content-files.ts';
import { shown } from '@agency/content-model/schemas/fields.ts';
import { mapFields } from '@agency/content-model/reader/map-fields.ts';
import type { SplitText } from '../text/text.ts';
import { areMarked, marked, wayAttribute, type Way } from './marks.ts';

/** Nothing of it stands on a page. */
const unseen = new Set<Collection>(['guide', 'redirects']);

/** The value with each text marked that its schema says is shown. */
export const markFields = (declared: unknown, value: unknown, way: Way): unknown =>
  mapFields(declared, value, (part, { schema, field }) => {
    const isShown = schema instanceof z.ZodString && shown.get(schema)?.isShown;
    return isShown && typeof part === 'string'
      ? marked(part, [...way, ...field.map(String)])
      : part;
  });

/** What a text in Markdown consists of. */
const blocks = new Set(['h3', 'h4', 'p', 'li', 'td', 'th']);

/**
 * A rendered text whose blocks name the way to it in an attribute. Nothing else
 * of it is touched: where Astro puts a picture in later, it goes by the letter.
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

const bodyOf = ({ collection, id }: Pick<Markable, 'collection' | 'id'>): Way => [
  collection,
  id,
  'body',
];

/** A text that was split at its headings, whose titles and first sentences say where they come from. */
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

/** In the preview, an entry whose words say where they come from; elsewhere itself. */
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
