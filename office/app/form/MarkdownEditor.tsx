import { clsx } from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Entry, Problem } from '../api-types.ts';
import styles from './form.module.css';
import { openTextView, type TextView } from './markdown/text-view.ts';
import { pictureMarkdown, tools } from './markdown/tools.ts';
import { nameFrom, pathOf, pictureUrl } from './pictures.tsx';
import { TextPicture } from './TextPicture.tsx';
import { ToolButton } from './text-widgets.tsx';

interface ShownText {
  value: string;
  hint: string;
  /** What is wrong with it. */
  problem: string;
  /** Of a picture, by the name it has in the text. */
  pictureAddress: (name: string) => string | undefined;
  onChange: (text: string) => void;
  onPictures: (files: readonly File[]) => void;
}

/** Opens the editor in the element of `host`. */
const useTextView = ({ value, hint, problem, ...told }: ShownText) => {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TextView>();
  const onChange = useEffectEvent(told.onChange);
  const onPictures = useEffectEvent(told.onPictures);
  const pictureAddress = useEffectEvent(told.pictureAddress);
  const text = useEffectEvent(() => value);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const opened = openTextView(host.current, {
      text: text(),
      pictureAddress: (name) => pictureAddress(name),
      onChange: (now) => onChange(now),
      onPictures: (files) => onPictures(files),
    });
    setView(opened);
    return () => opened.close();
  }, []);
  // Before anything else is typed.
  useLayoutEffect(() => view?.show(value), [view, value]);
  useLayoutEffect(() => {
    view?.setDescription({ description: `${hint} ${problem}`.trim(), isWrong: problem !== '' });
  }, [view, hint, problem]);
  return { host, view };
};

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
  const { host, view } = useTextView({
    value,
    hint,
    problem,
    pictureAddress: (name) =>
      hasScheme.test(name) ? undefined : pictureUrl(pathOf(entry.file, name)),
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
          <ToolButton
            key={tool.name}
            label={tool.name}
            disabled={!view}
            onClick={() => view?.use(tool)}
          >
            {tool.sign}
          </ToolButton>
        ))}
        <ToolButton label="Picture" disabled={!view} onClick={() => setPictures([undefined])}>
          Picture
        </ToolButton>
      </div>
      <div ref={host} id="text" />
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
