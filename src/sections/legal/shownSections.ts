import type { PageOf } from '../../content-schemas/content-files.ts';

type Section = PageOf<'legal'>['sections'][number];

/** A section as it is read: without what is about services that are not set up. */
export interface ShownSection extends Pick<Section, 'heading' | 'table'> {
  /** Its place on the page: the heading in lower case, with dashes. */
  id: string;
  paragraphs: readonly string[];
  list: readonly string[];
  after: readonly string[];
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Leaves out every text about a service that is not set up. */
export const shownSections = (
  sections: readonly Section[],
  services: Readonly<Record<string, boolean>>,
): ShownSection[] => {
  const shown = (texts: Section['list']) =>
    texts.filter(({ when }) => when === undefined || services[when]).map(({ text }) => text);
  return sections.map(({ heading, paragraphs, table, list, after }) => ({
    heading,
    id: idOf(heading),
    paragraphs: shown(paragraphs),
    table,
    list: shown(list),
    after: shown(after),
  }));
};
