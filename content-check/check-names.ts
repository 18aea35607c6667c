import { privacyWordsFor } from '../src/content/names.ts';
import { textProblems } from './check-entries.ts';
import { nearest, type Problem } from './problem.ts';
import { idsOf, type Entry } from './read-entries.ts';

/** A name between braces, for which a price or another fact is put in: `{visibility-audit}`. */
const placeholder = /\{([^{}\n]{0,60})\}/gu;

/** What the legal pages may say of what is kept; which days are set makes no difference to the names. */
const privacyNames = Object.keys(
  privacyWordsFor({ store: 'sqlite', keepDays: { leads: 1, newsletter: 1, quarantine: 1 } }),
);

/** Where the number of posts or minutes is put in. */
const counting = new Set(['content/pages/blog.yml', 'content/reading.yml']);

/** Names between braces for which nothing would be put in, so that they would stand on the page as they are. */
export const checkNames = (entries: readonly Entry[]): Problem[] => {
  const known = [...idsOf(entries, 'packages'), 'playbook', 'playbook-discount', ...privacyNames];
  const message = (name: string) => {
    const meant = nearest(name.trim().toLowerCase(), known);
    const advice = meant
      ? `Did you mean {${meant}}?`
      : `Write one of ${known.map((one) => `{${one}}`).join(', ')}, or leave the braces out.`;
    return `Nothing is known by the name {${name}}. ${advice}`;
  };
  return entries.flatMap((entry) =>
    textProblems(entry, (text) =>
      [...text.matchAll(placeholder)]
        .map(([, name = '']) => name)
        .filter((name) => !known.includes(name) && !(name === 'count' && counting.has(entry.file)))
        .map(message),
    ),
  );
};
