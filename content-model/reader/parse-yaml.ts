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
  type Range,
} from 'yaml';
import type { Field, Problem } from './problem.ts';

/** What is wrong with the way a file is written. */
type SyntaxProblem = Pick<Problem, 'line' | 'message'>;

interface Parsed {
  /** By their names; undefined where the text cannot be read. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Where a value stands, by the names that lead to it. */
  lineOf: (field: Field) => number;
  problems: SyntaxProblem[];
}

/** Brackets and braces, and quotation marks: a file of ours has a dozen and a hundred. The parser notes something about each that is wrong. */
const mostSigns: [sign: RegExp, count: number][] = [
  [/[[{]/u, 1000],
  [/["']/u, 10_000],
];

/** No file of ours has more than ten parts within each other. */
const deepest = 50;

type LineAt = (offset?: number) => number;

/** What is YAML, and is not what anybody means. `isRefused`: reading on would take a program all its memory or its patience. */
const unwanted = (document: Document.Parsed, lineAt: LineAt) => {
  const problems: SyntaxProblem[] = [];
  let isRefused = false;
  const add = (message: string, range: Range | null | undefined) =>
    problems.push({ line: lineAt(range?.[0]), message });
  const refuse = (...problem: Parameters<typeof add>) => {
    isRefused = true;
    add(...problem);
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) =>
      refuse('Aliases (*name) are not allowed; write the words themselves', range),
    Collection: (_, { range }, path) =>
      path.filter((node) => isCollection(node)).length < deepest
        ? undefined
        : refuse(`Parts within parts are not allowed more than ${deepest} deep`, range),
    // A number sign after a space begins a comment: `We are #1` says "We are". A comment of ours has a space after the sign.
    Scalar: (_, { comment, value, range }) => {
      if (typeof value === 'string' && comment && /^\S/u.test(comment))
        add(
          `"#${comment}" is a comment here, and nobody would see it. Put the whole text between single quotes`,
          range,
        );
    },
  });
  return { problems, isRefused };
};

/** Where a value begins, or the nearest thing around it that is there. */
const startOf = (document: Document.Parsed, field: Field): number => {
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
  const refuse = (message: string, line = 1, lineOf: Parsed['lineOf'] = () => 1): Parsed => ({
    data: undefined,
    lineOf,
    problems: [{ line, message }],
  });
  if (mostSigns.some(([sign, count]) => text.split(sign, count + 1).length > count))
    return refuse('There are too many brackets, braces or quotation marks');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt: LineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const lineOf: Parsed['lineOf'] = (field) => lineAt(startOf(document, field));
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refuse(error.message, lineAt(error.pos[0]), lineOf);
  if (!isMap(document.contents)) return refuse('The file must hold names with values', 1, lineOf);
  const { problems, isRefused } = unwanted(document, lineAt);
  const data = isRefused ? undefined : (document.toJS() as Record<string, unknown>);
  return { data, lineOf, problems };
};

const markdownFile =
  /^(?<open>\uFEFF?---[ \t]*\r?\n)(?<head>[\s\S]*?\r?\n)(?<close>---[ \t]*(?:\r?\n|$))(?<body>[\s\S]*)$/u;

/** The text of a Markdown file, with the lines of hyphens around its fields. */
interface MarkdownParts {
  open: string;
  /** YAML. */
  head: string;
  close: string;
  body: string;
}

/** Takes a Markdown file apart; undefined where it does not begin with fields between lines of hyphens. */
export const splitFrontMatter = (text: string): MarkdownParts | undefined => {
  const { open, head, close, body = '' } = markdownFile.exec(text)?.groups ?? {};
  return open && head && close ? { open, head, close, body } : undefined;
};
