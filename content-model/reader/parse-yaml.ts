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

/** A syntax problem in a file. */
type SyntaxProblem = Pick<Problem, 'line' | 'message'>;

interface Parsed {
  /** The fields; undefined when the text cannot be parsed. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** The line of the value at a path. */
  lineOf: (field: Field) => number;
  problems: SyntaxProblem[];
}

/** Limits, since the parser records an error for each stray sign. Our files have about 12 brackets and 100 quotes. */
const mostSigns: [sign: RegExp, count: number][] = [
  [/[[{]/u, 1000],
  [/["']/u, 10_000],
];

/** Maximum nesting. Our files have no more than ten levels. */
const deepest = 50;

type LineAt = (offset?: number) => number;

/** Valid YAML that nobody intends. `isRefused` means that reading on would exhaust memory or take forever. */
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
    // A `#` after a space begins a comment: `We are #1` reads as "We are". Intended comments have a space after it.
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

/** The offset of a value, or of the closest enclosing value that exists. */
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

/** Parses YAML with a map at the top level. On a syntax error, reports the first one, in the words of `yaml`. */
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

/** The parts of a Markdown file, including the lines of hyphens around its front matter. */
interface MarkdownParts {
  open: string;
  /** YAML. */
  head: string;
  close: string;
  body: string;
}

/** Splits a Markdown file; undefined when it has no front matter. */
export const splitFrontMatter = (text: string): MarkdownParts | undefined => {
  const { open, head, close, body = '' } = markdownFile.exec(text)?.groups ?? {};
  return open && head && close ? { open, head, close, body } : undefined;
};
