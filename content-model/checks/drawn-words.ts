import { problemIn, textsIn, valueAt } from './check-entries.ts';
import type { Field, Problem } from '../reader/problem.ts';
import { isKeptBack, type Entry } from '../reader/read-entries.ts';
import type { Collection } from '../schemas/content-files.ts';

/** Characters missing from the font files that pictures are drawn with, in at least one typeface pair. */
const notInPictures =
  /[^\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu;

/** Characters missing from the fonts of the guide, which cover western European languages only. */
const notInGuide =
  /[^\t\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/gu;

/** Whether pictures can show every character; the typefaces have neither emoji nor other alphabets. */
export const isDrawable = (words: string): boolean => words.search(notInPictures) === -1;

interface Drawn {
  what: string;
  lacking: RegExp;
  /** The fields that are drawn; a group includes every text within it. */
  fields: readonly Field[];
}

const card = (...fields: Field[]): Drawn => ({ what: 'card', lacking: notInPictures, fields });
const shared = (...fields: Field[]): Drawn => ({
  what: 'share image',
  lacking: notInPictures,
  fields,
});
const guide = (...fields: Field[]): Drawn => ({ what: 'guide', lacking: notInGuide, fields });

const drawn: Partial<Record<Collection, readonly Drawn[]>> = {
  articles: [shared(['title'], ['package', 'label'])],
  blog: [shared(['title'], ['category'])],
  business: [guide(['name']), shared(['shortName'], ['state'])],
  cities: [shared(['head', 'title'], ['city'])],
  guide: [guide([])],
  packages: [shared(['note'])],
  pages: [shared(['head', 'title'], ['eyebrow'], ['hero', 'eyebrow'])],
  playbook: [shared(['discountNote'])],
  projects: [shared(['name'], ['trade'], ['city'])],
  testimonials: [card(['role'], ['city'], ['quote'])],
};

/** Whether a page has no share image of its own: pages kept from search engines use the home page's. */
const isNotShared = ({ id, data }: Entry): boolean =>
  id !== 'home' && valueAt(data, ['head', 'index']) === false;

const shownLetter = (letter: string): string =>
  /[\p{C}\p{Z}]/u.test(letter) ? 'an invisible sign' : letter;

/** Words drawn in pictures or in the guide, with characters that would show as empty boxes. */
export const drawnWordsProblems = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter((entry) => !isKeptBack(entry) && !isNotShared(entry))
    .flatMap((entry) =>
      (drawn[entry.collection] ?? []).flatMap(({ what, lacking, fields }) =>
        fields
          .flatMap((field) => textsIn(valueAt(entry.data, field), field))
          .flatMap(([field, words]) => {
            const letters = new Set((words.match(lacking) ?? []).map(shownLetter));
            if (letters.size === 0) return [];
            const message = `The ${what} cannot show ${[...letters].join(' ')}, since our typefaces lack it. Leave it out, or say it in words`;
            return [problemIn(entry, message, field)];
          }),
      ),
    );
