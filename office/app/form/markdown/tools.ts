/** A range of a text. */
export interface Marked {
  from: number;
  to: number;
}

/** A replacement for a range of a text. */
export interface Edit extends Marked {
  insert: string;
}

export interface Tool {
  name: string;
  sign: string;
  /** The shortcut, in CodeMirror's notation. */
  key?: string;
  /** Returns what replaces the selection; the rest of the text stays exactly as it is. */
  apply: (marked: string) => string;
  /** Whether it works on whole lines. */
  isForLines?: boolean;
}

const wrap = (mark: string, instead: string) => (marked: string) =>
  `${mark}${marked || instead}${mark}`;

const eachLine = (mark: string) => (marked: string) =>
  marked
    .split('\n')
    .map((line) => (line.startsWith(mark) ? line.slice(mark.length) : mark + line))
    .join('\n');

const table = '| What | How much |\n| ---- | -------- |\n| One  | 1        |\n';

export const tools: readonly Tool[] = [
  { name: 'Bold', sign: 'B', key: 'Mod-b', apply: wrap('**', 'bold words') },
  { name: 'Italic', sign: 'I', key: 'Mod-i', apply: wrap('_', 'words in italics') },
  {
    name: 'Link',
    sign: 'Link',
    key: 'Mod-k',
    apply: (marked) => `[${marked || 'words of the link'}](/contact)`,
  },
  { name: 'Heading', sign: 'H', apply: eachLine('## '), isForLines: true },
  { name: 'List', sign: '• List', apply: eachLine('- '), isForLines: true },
  {
    name: 'Table',
    sign: 'Table',
    apply: (marked) => (marked === '' ? table : `${marked}\n\n${table}`),
    isForLines: true,
  },
];

/** The edit that a tool makes to the selection. */
export const editBy = ({ apply, isForLines }: Tool, text: string, { from, to }: Marked): Edit => {
  if (!isForLines) return { from, to, insert: apply(text.slice(from, to)) };
  const lineEnd = text.indexOf('\n', to);
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const end = lineEnd < 0 ? text.length : lineEnd;
  return { from: start, to: end, insert: apply(text.slice(start, end)) };
};

/** The Markdown of a picture with its alt text. */
export const pictureMarkdown = (name: string, alt: string): string =>
  `![${alt
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[[\]\\]/gu, String.raw`\$&`)}](${name})`;

/** The line breaks that are missing for a blank line; `has` says whether the given ones are there. */
const untilBlankLine = (has: (ends: string) => boolean): string =>
  has('\n\n') ? '' : has('\n') ? '\n' : '\n\n';

/** The edit that inserts words as a paragraph of their own. */
export const asParagraph = (text: string, at: number, words: string): Edit => {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' ? '' : untilBlankLine((ends) => before.endsWith(ends));
  const trail = after === '' ? '\n' : untilBlankLine((ends) => after.startsWith(ends));
  return { from: at, to: at, insert: lead + words + trail };
};
