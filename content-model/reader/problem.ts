import { closest, distance } from 'fastest-levenshtein';

/** The path to a value, from the outermost name inward; numbers are list indexes from 0. */
export type Field = readonly PropertyKey[];

/** A problem in a content file, described for the person who wrote it. */
export interface Problem {
  /** From the root of the project: `content/packages.yml`. */
  file: string;
  line?: number | undefined;
  field?: Field;
  /** What is wrong and what to write instead, in sentences. */
  message: string;
  /** The same for the back office, if things are called otherwise there. */
  inOffice?: string;
  /** A value that would do. */
  instead?: string | undefined;
}

const fieldName = (key: PropertyKey): string =>
  typeof key === 'number' ? `no. ${key + 1}` : String(key);

/** A key that identifies a problem even after its line has moved. */
export const problemKey = ({ file, field = [], message }: Problem): string =>
  [file, ...field.map(String), message].join('\n');

/** The problem in one line: `content/packages.yml, line 7, elite-visible › price: …`. */
export const inOneLine = ({ file, line, field = [], message }: Problem): string => {
  const place = [
    file,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field.length === 0 ? [] : [field.map(fieldName).join(' › ')]),
  ];
  return `${place.join(', ')}: ${message}`;
};

const order = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);

export const inOrder = (problems: readonly Problem[]): Problem[] => problems.toSorted(order);

export const withFullStop = (sentence: string): string =>
  /[.!?]['"]?$/u.test(sentence) ? sentence : `${sentence}.`;

export const shortened = (words: string): string =>
  words.length > 60 ? `${words.slice(0, 57).replace(/\s+\S*$/u, '')} …` : words;

/** The name that was probably meant, if one is close enough. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  // Nobody mistypes a whole paragraph, and comparing it is slow.
  if (names.length === 0 || name.length > 200) return undefined;
  const found = closest(name, names);
  return distance(name, found) <= Math.max(2, Math.floor(name.length / 3)) ? found : undefined;
};
