import { closest, distance } from 'fastest-levenshtein';

export const withFullStop = (sentence: string): string =>
  /[.!?]['"]?$/u.test(sentence) ? sentence : `${sentence}.`;

/** As it belongs between single quotes: an apostrophe is doubled. */
export const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;

export const shortened = (words: string): string =>
  words.length > 60 ? `${words.slice(0, 57).replace(/\s+\S*$/u, '')} …` : words;

/** The name that was probably meant, where one is near enough. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  if (names.length === 0) return undefined;
  const found = closest(name, names);
  return distance(name, found) <= Math.max(2, Math.floor(name.length / 3)) ? found : undefined;
};

export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)} …` : text}"`;
};

export const list = (values: readonly unknown[]): string => values.map(String).join(', ');
