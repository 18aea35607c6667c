import { clsx } from 'clsx';
import { useRef } from 'react';
import styles from './form.module.css';

interface Tool {
  name: string;
  sign: string;
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

const tools: readonly Tool[] = [
  { name: 'Bold', sign: 'B', apply: wrap('**', 'bold words') },
  { name: 'Italic', sign: 'I', apply: wrap('_', 'words in italics') },
  { name: 'Link', sign: 'Link', apply: (marked) => `[${marked || 'words of the link'}](/contact)` },
  { name: 'Heading', sign: 'H', apply: eachLine('## '), isForLines: true },
  { name: 'List', sign: '• List', apply: eachLine('- '), isForLines: true },
  {
    name: 'Table',
    sign: 'Table',
    apply: (marked) => (marked === '' ? table : `${marked}\n\n${table}`),
    isForLines: true,
  },
];

interface MarkdownEditorProps {
  value: string;
  problems: readonly string[];
  onChange: (text: string) => void;
}

/** The text of a post, as it stands in the file; the buttons only write the signs. */
export const MarkdownEditor = ({ value, problems, onChange }: MarkdownEditorProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const use = ({ apply, isForLines }: Tool) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const lineEnd = value.indexOf('\n', selectionEnd);
    const start = isForLines ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
    const end = isForLines ? (lineEnd < 0 ? value.length : lineEnd) : selectionEnd;
    const put = apply(value.slice(start, end));
    current.focus();
    current.setSelectionRange(start, end);
    // The one way that the browser's own undo knows of.
    if (!document.execCommand('insertText', false, put))
      onChange(value.slice(0, start) + put + value.slice(end));
    current.setSelectionRange(start, start + put.length);
  };
  return (
    <div className="stack gap-0 may-shrink">
      <label htmlFor="text" className={styles.label}>
        Text
      </label>
      <p id="text-hint" className="quiet">
        **bold**, _italic_, [a link](/contact), ## a heading. In a table, | parts the cells and the
        second line keeps its dashes.
      </p>
      <div className={styles.bar} role="group" aria-label="Formatting">
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className={clsx('tool', styles.tool)}
            aria-label={tool.name}
            onClick={() => use(tool)}
          >
            {tool.sign}
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        id="text"
        className={`${styles.control} ${styles.markdown}`}
        value={value}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? 'text-hint text-problem' : 'text-hint'}
        onChange={({ target }) => onChange(target.value)}
      />
      {problems.length > 0 && (
        <p id="text-problem" className="small strong accent">
          {problems.join(' ')}
        </p>
      )}
    </div>
  );
};
