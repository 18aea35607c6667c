/** A part of a text, by the places where it begins and ends. */
export interface Marked {
  from: number;
  to: number;
}

/** What is put in place of a part of a text. */
export interface Edit extends Marked {
  insert: string;
}

export interface Tool {
  name: string;
  sign: string;
  /** As CodeMirror writes it. */
  key?: string;
  /** What becomes of the marked words; the rest of the text stays to the letter. */
  apply: (marked: string) => string;
  /** Works on whole lines. */
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

/** What a tool does to the marked part of a text. */
export const editBy = ({ apply, isForLines }: Tool, text: string, { from, to }: Marked): Edit => {
  if (!isForLines) return { from, to, insert: apply(text.slice(from, to)) };
  const lineEnd = text.indexOf('\n', to);
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const end = lineEnd < 0 ? text.length : lineEnd;
  return { from: start, to: end, insert: apply(text.slice(start, end)) };
};

/** A picture as Markdown writes it, with its words. */
export const pictureMarkdown = (name: string, alt: string): string =>
  `![${alt
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[[\]\\]/gu, String.raw`\$&`)}](${name})`;

/** What is missing of two ends of a line; `has` says whether so many are there. */
const untilBlankLine = (has: (ends: string) => boolean): string =>
  has('\n\n') ? '' : has('\n') ? '\n' : '\n\n';

/** Puts something into a text as a paragraph of its own. */
export const asParagraph = (text: string, at: number, words: string): Edit => {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' ? '' : untilBlankLine((ends) => before.endsWith(ends));
  const trail = after === '' ? '\n' : untilBlankLine((ends) => after.startsWith(ends));
  return { from: at, to: at, insert: lead + words + trail };
};
