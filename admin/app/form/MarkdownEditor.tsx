import { clsx } from 'clsx';
import { useState } from 'react';
import type { Entry, Problem } from '../api-types.ts';
import styles from './form.module.css';
import { pictureMarkdown, tools } from './markdown/tools.ts';
import { nameFrom, pathOf } from './picture-names.ts';
import { pictureUrl } from './PictureChooser.tsx';
import { TextPicture } from './TextPicture.tsx';
import { useTextView } from './use-text-view.ts';

const hint =
  '**bold**, _italic_, [a link](/contact), ## a heading. In a table, | parts the cells and the second line keeps its dashes. Paste a picture, or drop it in.';

const hasScheme = /^(?:[a-z]+:|\/)/iu;

interface MarkdownEditorProps {
  entry: Entry;
  value: string;
  /** Of the whole entry. */
  problems: readonly Problem[];
  onChange: (text: string) => void;
}

/** The text of a post, as it stands in the file: with its signs, and looking as it will. */
export const MarkdownEditor = ({ entry, value, problems, onChange }: MarkdownEditorProps) => {
  const [pictures, setPictures] = useState<readonly (File | undefined)[]>([]);
  const problem = problems
    .filter(({ field }) => field[0] === 'body')
    .map(({ message }) => message)
    .join(' ');
  const { host, view, isFetched } = useTextView({
    value,
    hint,
    problem,
    addressOf: (name) => (hasScheme.test(name) ? undefined : pictureUrl(pathOf(entry.file, name))),
    onChange,
    onPictures: setPictures,
  });
  return (
    <div className="stack gap-0 may-shrink">
      <label htmlFor="text" className="strong">
        Text
      </label>
      <p id="text-hint" className="quiet">
        {hint}
      </p>
      <div className={clsx('wrap', styles.bar)} role="group" aria-label="Formatting">
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className={clsx('tool fixed-size unbroken', styles.tool)}
            aria-label={tool.name}
            disabled={!view}
            onClick={() => view?.use(tool)}
          >
            {tool.sign}
          </button>
        ))}
        <button
          type="button"
          className={clsx('tool fixed-size unbroken', styles.tool)}
          disabled={!view}
          onClick={() => setPictures([undefined])}
        >
          Picture
        </button>
      </div>
      {isFetched ? (
        <div ref={host} id="text" />
      ) : (
        <textarea
          id="text"
          className={`${styles.control} ${styles.markdown}`}
          value={value}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? 'text-hint text-problem' : 'text-hint'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem && (
        <p id="text-problem" className="small strong accent">
          {problem}
        </p>
      )}
      {pictures.length > 0 && (
        <TextPicture
          // One after the other, where several were dropped.
          key={pictures.length}
          file={pictures[0]}
          entry={entry}
          onTake={(path, alt) => view?.insert(pictureMarkdown(nameFrom(entry.file, path), alt))}
          onClose={() => setPictures((all) => all.slice(1))}
        />
      )}
    </div>
  );
};
