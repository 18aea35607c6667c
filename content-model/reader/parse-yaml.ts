import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';

/** What is wrong with the way a file is written. */
interface SyntaxProblem {
  line: number;
  message: string;
}

interface Parsed {
  /** By their names; undefined where the text cannot be read. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Where a value stands, by the names that lead to it. */
  lineOf: (field: readonly PropertyKey[]) => number;
  problems: SyntaxProblem[];
}

/** Brackets and braces, and quotation marks: a file of ours has a dozen and a hundred. The parser notes something about each that is wrong. */
const mostSigns: [sign: RegExp, count: number][] = [
  [/[[{]/u, 1000],
  [/["']/u, 10_000],
];

/** No file of ours has more than ten parts within each other. */
const deepest = 50;

/** What is YAML, and would take a program all its memory or its patience. */
const beyondMeasure = (document: Document, counter: LineCounter): SyntaxProblem | undefined => {
  let problem: SyntaxProblem | undefined;
  const stop = (message: string, start = 0) => {
    problem = { line: counter.linePos(start).line, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) =>
      stop('Aliases (*name) are not allowed; write the words themselves', range?.[0]),
    Collection: (_, { range }, path) =>
      path.filter((node) => isCollection(node)).length < deepest
        ? undefined
        : stop(`Parts within parts are not allowed more than ${deepest} deep`, range?.[0]),
  });
  return problem;
};

/** A number sign after a space begins a comment: `We are #1` says "We are". A comment of ours has a space after the sign. */
const cutTexts = (document: Document.Parsed, counter: LineCounter): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Scalar: (_, { comment, value, range }) => {
      if (typeof value === 'string' && comment && /^\S/u.test(comment))
        found.push({
          line: counter.linePos(range?.[0] ?? 0).line,
          message: `"#${comment}" is a comment here, and nobody would see it. Put the whole text between single quotes`,
        });
    },
  });
  return found;
};

/** Where a value begins, or the nearest thing around it that is there. */
const startOf = (document: Document.Parsed, field: readonly PropertyKey[]): number => {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const parent = document.getIn(field.slice(0, depth - 1), true);
    const key = field[depth - 1];
    const found = isMap(parent)
      ? parent.items.find(({ key: name }) => isScalar(name) && name.value === key)?.key
      : isSeq(parent) && parent.items[Number(key)];
    if (isNode(found) && found.range) return found.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
};

/** Reads YAML that gives names to values. Of a text that cannot be read, only the first thing that is wrong is told, in the words of `yaml`. */
export const parseYaml = (text: string): Parsed => {
  if (mostSigns.some(([sign, count]) => text.split(sign, count + 1).length > count))
    return {
      data: undefined,
      lineOf: () => 1,
      problems: [{ line: 1, message: 'There are too many brackets, braces or quotation marks' }],
    };
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineOf: Parsed['lineOf'] = (field) => counter.linePos(startOf(document, field)).line;
  const [error] = [...document.errors, ...document.warnings];
  const problem = error
    ? { line: counter.linePos(error.pos[0]).line, message: error.message }
    : beyondMeasure(document, counter);
  if (problem) return { data: undefined, lineOf, problems: [problem] };
  if (!isMap(document.contents))
    return {
      data: undefined,
      lineOf,
      problems: [{ line: 1, message: 'The file must hold names with values' }],
    };
  const data = document.toJS() as Record<string, unknown>;
  return { data, lineOf, problems: cutTexts(document, counter) };
};
