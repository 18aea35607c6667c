import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';

/** A part of a text, and what is to stand there instead. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

type Path = readonly PropertyKey[];

/** The text with parts replaced; everything else stays as it was written. */
export const applySplices = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, text: put }) => rest.slice(0, start) + put + rest.slice(end),
      text,
    );

const head = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/u;

/** Where the fields of a file begin and end: the whole of it, or what stands before the text of a Markdown file. */
const yamlOf = (file: string, text: string) => {
  const { yaml = '' } = file.endsWith('.md') ? (head.exec(text)?.groups ?? {}) : { yaml: text };
  return { yaml, base: text.indexOf(yaml) };
};

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

const afterLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
};

/** Tells where the fields of a content file stand, so that one can be changed and nothing else. */
export const yamlText = (file: string, text: string) => {
  const { yaml, base } = yamlOf(file, text);
  const document = parseDocument(yaml);
  const nodeAt = (path: Path) => document.getIn(path, true);
  const startOf = (node: unknown) => base + (isNode(node) ? (node.range?.[0] ?? 0) : 0);
  const endOf = (node: unknown) => base + (isNode(node) ? (node.range?.[1] ?? 0) : 0);
  const pairAt = (path: Path) => {
    const parent = nodeAt(path.slice(0, -1));
    const found = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    return isPair(found) ? found : undefined;
  };
  const wholeLines = (from: number, to: number): Splice => ({
    start: lineStart(text, from),
    // The end of a list or a group is the beginning of the next line already.
    end: text[to - 1] === '\n' ? to : afterLine(text, to),
    text: '',
  });

  return {
    /** The words of a value, as they are written, quotation marks included. */
    replaceValue: (path: Path, change: (written: string) => string): Splice => {
      const [start, end] = [startOf(nodeAt(path)), endOf(nodeAt(path))];
      return { start, end, text: change(text.slice(start, end)) };
    },
    /** A line before the first of a group. */
    addFirst: (group: Path, line: string): Splice => {
      const start = startOf(group.length === 0 ? document.contents : nodeAt(group));
      const indentation = text.slice(lineStart(text, start), start);
      return { start, end: start, text: `${line}\n${indentation}` };
    },
    /** Removes a name with all that stands below it. */
    removeField: (path: Path): Splice => {
      const pair = pairAt(path);
      return wholeLines(startOf(pair?.key), endOf(pair?.value ?? pair?.key));
    },
    /** Removes an entry of a list that stands on lines of its own. */
    removeItem: (path: Path): Splice => {
      const item = nodeAt(path);
      return wholeLines(startOf(item), endOf(item));
    },
    has: (path: Path): boolean => document.hasIn(path),
    countAt: (path: Path): number => {
      const list = nodeAt(path);
      return isCollection(list) ? list.items.length : 0;
    },
    isListOfLines: (path: Path): boolean => {
      const list = nodeAt(path);
      return isSeq(list) && !list.flow;
    },
  };
};
