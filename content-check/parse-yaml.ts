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
  type YAMLError,
} from 'yaml';
import { quoted, shortened } from './problem.ts';

/** What is wrong with the way a file is written, without the last full stop. */
interface SyntaxProblem {
  line: number;
  /** The name at the beginning of the line, where it has one. */
  field?: readonly string[];
  message: string;
}

/** The name and the value of a line, or an entry of a list: `text: 'A quote`. */
const nameAndValue = /^(?<start>\s*(?:- )*(?:[\w-]+:)?\s*)(?<words>.*)$/u;

const partsOf = (line: string) => {
  const { start = '', words = '' } = nameAndValue.exec(line)?.groups ?? {};
  return { start: start.trim(), words: words.trim() };
};

/** How a line would look with its value between single quotes. */
const quotedLine = (line: string, value = partsOf(line).words): string =>
  `${partsOf(line).start} ${quoted(shortened(value))}`.trim();

/** What stands between the quotation marks of a value, and whether a mark is missing or one too many. */
const quotesOf = (line: string) => {
  const words = partsOf(line).words.replace(/,$/u, '');
  const [quote = ''] = words;
  if (quote !== '"' && quote !== "'") return { broken: false, inside: words };
  const closed = words.length > 1 && words.endsWith(quote);
  const inside = words.slice(1, closed ? -1 : undefined);
  const lone = quote === '"' ? /(?<!\\)"/u : /(?<!')'(?!')/u;
  const extra = lone.test(inside);
  return { broken: !closed || extra, inside: extra && !closed ? words : inside };
};

const quoteAdvice = (line: string): string => {
  const inside = quotesOf(line).inside.replaceAll("''", "'");
  return `A text that begins with a quotation mark must end with the same one, and must not have it in between. Write ${quotedLine(line, inside)}`;
};

const messages: Readonly<Record<string, (line: string) => string>> = {
  TAB_AS_INDENT: () =>
    'The line begins with a tab. Begin it with spaces instead, as many as the lines beside it',
  DUPLICATE_KEY: (line) =>
    `"${partsOf(line).start.replace(/^- |:$/gu, '')}" stands here for the second time. Give it another name, or remove one of the two`,
  BAD_INDENT: () =>
    'The line is moved to the left or right. Begin it with as many spaces as the lines it belongs to',
  MULTIPLE_DOCS: () => 'The line of hyphens (---) ends the file here. Remove the line',
};

const cannotBeRead =
  'From here on the file cannot be read. Compare the line and the one above it with a similar place: spaces at the beginning, a colon and a space after the name, quotation marks in pairs';

const messageFor = (code: string, line: string): string => {
  const { words } = partsOf(line);
  const known = messages[code];
  if (known) return known(line);
  if (code === 'BAD_SCALAR_START' || /^[*&!@`%{}[\],|>]/u.test(words))
    return `A text cannot begin with ${words.charAt(0)}. Put it between single quotes: ${quotedLine(line)}`;
  if (/:(?:\s|$)/u.test(words))
    return `The text contains a colon and a space, which would begin another value. Put it between single quotes: ${quotedLine(line)}`;
  if (/^\s*(?:- )?[\w-]+:\S/u.test(line))
    return `A space is missing after the colon. Write ${shortened(line.trim().replace(':', ': '))}`;
  return code === 'MULTILINE_IMPLICIT_KEY'
    ? `The line has no name. Write a name, a colon, a space and the text, for example heading: ${shortened(line.trim())}`
    : cannotBeRead;
};

const indentation = (line: string): number => line.search(/\S|$/u);

/** No file of ours has more than ten parts within each other. */
const deepest = 50;

const tooDeep = `The file holds parts within parts, more than ${deepest} deep. Compare it with a similar file, and remove what is too much`;

/** The first reason why a text is no YAML; what follows it is usually a consequence. */
const syntaxProblem = (
  text: string,
  { code, pos }: YAMLError,
  counter: LineCounter,
): SyntaxProblem => {
  if (code === 'RESOURCE_EXHAUSTION') return { line: 1, message: tooDeep };
  const lines = text.split(/\r?\n/u);
  const { line } = counter.linePos(pos[0]);
  const at = (number: number, message: string): SyntaxProblem => {
    const name = partsOf(lines[number - 1] ?? '').start.replace(/^(?:-\s*)*|:$/gu, '');
    return { line: number, field: name ? [name] : [], message };
  };
  // A quote that is not closed ends at the next one, or at the end of the file: the mistake is where it began.
  const open = lines.findIndex((one) => quotesOf(one).broken) + 1;
  const isQuote = !['TAB_AS_INDENT', 'DUPLICATE_KEY', 'BAD_INDENT'].includes(code);
  if (isQuote && open > 0 && open <= line) return at(open, quoteAdvice(lines[open - 1] ?? ''));
  const [here = '', below = ''] = lines.slice(line - 1);
  const isBelowTooFar = code === 'BLOCK_AS_IMPLICIT_KEY' && indentation(below) > indentation(here);
  if (isBelowTooFar && !/:\s/u.test(partsOf(here).words))
    return at(line + 1, messageFor('BAD_INDENT', below));
  return at(line, messageFor(code, here));
};

const repeats =
  'An asterisk before a name repeats a part that is marked with & elsewhere, and here everything is written out. Write the words themselves; put a text that begins with * between single quotes';

/** What is YAML, and would take a program all its memory or its patience. */
const beyondMeasure = (document: Document, counter: LineCounter): SyntaxProblem | undefined => {
  let problem: SyntaxProblem | undefined;
  const stop = (message: string, start = 0) => {
    problem = { line: counter.linePos(start).line, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) => stop(repeats, range?.[0]),
    Collection: (_, { range }, path) =>
      path.filter((node) => isCollection(node)).length < deepest
        ? undefined
        : stop(tooDeep, range?.[0]),
  });
  return problem;
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

/** A number sign after a space begins a comment: `We are #1` says "We are". A comment of ours has a space after the sign. */
const cutTexts = (document: Document.Parsed, counter: LineCounter): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Scalar: (_, { comment, value, range }) => {
      if (typeof value === 'string' && comment && /^\S/u.test(comment))
        found.push({
          line: counter.linePos(range?.[0] ?? 0).line,
          message: `"#${comment}" would be left out, since a number sign after a space begins a note to yourself. Put the whole text between single quotes`,
        });
    },
  });
  return found;
};

/** Brackets and braces, and quotation marks: a file of ours has a dozen and a hundred. The parser notes something about each that is wrong. */
const most: [sign: RegExp, count: number][] = [
  [/[[{]/u, 1000],
  [/["']/u, 10_000],
];

const tooManySigns: SyntaxProblem = {
  line: 1,
  message:
    'The file holds more brackets, braces or quotation marks than can be read. Compare it with a similar file, and remove what is too much',
};

interface Parsed {
  /** By their names; undefined where the text cannot be read. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Where a value stands, by the names that lead to it. */
  lineOf: (field: readonly PropertyKey[]) => number;
  problems: SyntaxProblem[];
}

const noNames: SyntaxProblem = {
  line: 1,
  message: 'The file must hold lines of a name, a colon and a value, such as "heading: Hello"',
};

/** Reads YAML that gives names to values. Of a text that cannot be read, only the first thing that is wrong is told. */
export const parseYaml = (text: string): Parsed => {
  if (most.some(([sign, count]) => text.split(sign, count + 1).length > count))
    return { data: undefined, lineOf: () => 1, problems: [tooManySigns] };
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineOf: Parsed['lineOf'] = (field) => counter.linePos(startOf(document, field)).line;
  const [error] = [...document.errors, ...document.warnings];
  const problem = error ? syntaxProblem(text, error, counter) : beyondMeasure(document, counter);
  if (problem || !isMap(document.contents))
    return { data: undefined, lineOf, problems: [problem ?? noNames] };
  const data = document.toJS() as Record<string, unknown>;
  return { data, lineOf, problems: cutTexts(document, counter) };
};
