/** Something in a content file that is wrong, for the person who wrote it. */
export interface Problem {
  /** From the root of the project: `content/packages.yml`. */
  file: string;
  line?: number | undefined;
  /** The way to the value, from the outermost name inward; numbers count the entries of a list from 0. */
  field?: readonly PropertyKey[];
  /** What is wrong and what to write instead, in sentences. */
  message: string;
}

const fieldName = (key: PropertyKey): string =>
  typeof key === 'number' ? `no. ${key + 1}` : String(key);

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

/** By file and line. */
export const inOrder = (problems: readonly Problem[]): Problem[] => problems.toSorted(order);
