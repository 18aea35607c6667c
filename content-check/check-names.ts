import { privacyWordsFor } from '../src/content/privacy-words.ts';
import { problemIn } from './check-entries.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import type { Field } from './walk.ts';
import { nearest } from './words.ts';

/** A name between braces, for which a price or another fact is put in: `{visibility-audit}`. */
const placeholder = /\{([^{}\n]{0,60})\}/gu;

/** What the legal pages may say of what is kept; which days are set makes no difference to the names. */
const privacyNames = Object.keys(
  privacyWordsFor({ store: 'sqlite', keepDays: { leads: 1, newsletter: 1, quarantine: 1 } }),
);

/** Where the number of posts or minutes is put in. */
const counting = new Set(['content/pages/blog.yml', 'content/reading.yml']);

const textsIn = (data: unknown, field: Field = []): [Field, string][] => {
  if (typeof data === 'string') return [[field, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    textsIn(part, [...field, Array.isArray(data) ? Number(key) : key]),
  );
};

const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Names between braces for which nothing would be put in, so that they would stand on the page as they are. */
export const checkNames = (entries: readonly Entry[]): Problem[] => {
  const packages = entries.filter(({ collection }) => collection === 'packages');
  const known = [...packages.map(({ id }) => id), 'playbook', 'playbook-discount', ...privacyNames];
  const unknown = (text: string, file: string) =>
    namesIn(text).filter(
      (name) => !known.includes(name) && !(name === 'count' && counting.has(file)),
    );
  const message = (name: string) => {
    const meant = nearest(name.trim().toLowerCase(), known);
    const advice = meant
      ? `Did you mean {${meant}}?`
      : `Write one of ${known.map((one) => `{${one}}`).join(', ')}, or leave the braces out.`;
    return `Nothing is known by the name {${name}}. ${advice}`;
  };
  return entries.flatMap((entry) => {
    const { file, body, bodyLine } = entry;
    const inHead = textsIn(entry.data).flatMap(([field, text]) =>
      unknown(text, file).map((name) => problemIn(entry, field, message(name))),
    );
    const inBody = body.split('\n').flatMap((line, index) =>
      unknown(line, file).map((name) => ({
        file,
        line: bodyLine + index,
        message: message(name),
      })),
    );
    return [...inHead, ...inBody];
  });
};
