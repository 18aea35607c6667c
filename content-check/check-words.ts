import { templateWords } from '../src/content-schemas/template-words.ts';
import { textProblems } from './check-entries.ts';
import type { Problem } from './problem.ts';
import { isKeptBack, type Entry } from './read-entries.ts';

const ofTemplates = new Set(
  Object.values(templateWords)
    .flat()
    .flatMap((words) => words.split('\n'))
    .filter((words) => words !== ''),
);

const unwritten =
  'These are still the words of the template, and visitors would read them. Write your own in their place';

/** Words that a new entry begins with, where visitors would read them. */
export const templateProblems = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter((entry) => !isKeptBack(entry))
    .flatMap((entry) =>
      textProblems(entry, (text) => (ofTemplates.has(text.trim()) ? [unwritten] : [])),
    );

/** Tab, line feed and carriage return are the only ones a text has a use for. */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

/** Characters that no one sees and many programs trip over: a file with a zero byte is no text for git. */
export const controlProblems = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    textProblems(entry, (text) => {
      const { 0: character, index } = control.exec(text) ?? { index: 0 };
      if (character === undefined) return [];
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const before = text.slice(Math.max(index - 20, 0), index).trim();
      const place = before === '' ? 'at the beginning' : `after "${before}"`;
      return [
        `There is an invisible character (U+${code}) ${place}, which no page can show. Delete it, or type the words anew`,
      ];
    }),
  );
