import { nearest, type Problem } from '../reader/problem.ts';
import { pageNames } from '../reader/names.ts';
import { entryOf, isRecord, type Entry } from '../reader/read-entries.ts';
import { legalFacts } from '../schemas/text-pages.ts';
import { textProblems } from './check-entries.ts';

/** A name between braces, for which a price or another fact is put in: `{visibility-audit}`. */
const placeholder = /\{([^{}\n]{0,60})\}/gu;

/** Which days are set makes no difference to the names. */
const anyPolicy = { store: 'sqlite', keepDays: { leads: 1, newsletter: 1 } } as const;

/** What the owner decides of the legal pages, decided or not. */
const legal = Object.keys(legalFacts.shape).map((name) => `legal-${name}`);

/** Where the number of posts or minutes is put in. */
const counting = new Set(['content/pages/blog.yml', 'content/reading.yml']);

/** Names between braces for which nothing would be put in, so that they would stand on the page as they are. */
export const checkNames = (entries: readonly Entry[]): Problem[] => {
  const { names } = pageNames(entries, anyPolicy);
  // A package that is quoted has no price to put in.
  const isQuoted = (name: string) => {
    const data = entryOf(entries, 'packages', name)?.data;
    return isRecord(data) && !('included' in data);
  };
  const known = [...new Set([...Object.keys(names), ...legal])].filter((name) => !isQuoted(name));
  const message = (name: string) => {
    const meant = nearest(name.trim().toLowerCase(), known);
    const advice = meant
      ? `Did you mean {${meant}}?`
      : `Write one of ${known.map((one) => `{${one}}`).join(', ')}, or leave the braces out.`;
    return `Nothing is known by the name {${name}}. ${advice}`;
  };
  return entries.flatMap((entry) =>
    textProblems(entry, (text) =>
      [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))]
        .filter((name) => !known.includes(name) && !(name === 'count' && counting.has(entry.file)))
        .map(message),
    ),
  );
};
