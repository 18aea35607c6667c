import type { Editor } from '@tiptap/core';
import { clsx } from 'clsx';
import { useState } from 'react';
import { ToolButton } from '../fields.tsx';
import formStyles from '../form.module.css';
import { pictureName, picturePath, pictureUrl } from '../pictures.tsx';
import type { RichTextProps } from './RichText.tsx';
import styles from './rich-text.module.css';
import { TextLink, type Link } from './TextLink.tsx';
import { TextPicture } from './TextPicture.tsx';
import { newTable, tableTools, tools, type Tool } from './tools.ts';
import { useTextEditor } from './use-text-editor.ts';

interface ToolsProps {
  editor: Editor | undefined;
  tools: readonly Tool[];
}

const Tools = ({ editor, tools: shown }: ToolsProps) =>
  shown.map(({ name, sign = name, apply, on }) => (
    <ToolButton
      key={name}
      label={name}
      disabled={!editor}
      aria-pressed={on && editor?.isActive(...on)}
      onClick={() => editor && apply(editor.chain().focus()).run()}
    >
      {sign}
    </ToolButton>
  ));

/** Selects the link at the cursor, if there is one, and returns what is selected. */
const selectLink = (editor: Editor): Link => {
  editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const { href = '' } = editor.getAttributes('link') as Partial<Link>;
  return { words: editor.state.doc.textBetween(from, to, ' '), href };
};

/** Sets the link on what is selected, or removes it, and goes on behind it. */
const setLink = (editor: Editor, selected: Link, link: Link | undefined) => {
  const { from, to } = editor.state.selection;
  const chain = editor.chain().focus();
  if (!link) return chain.unsetLink().setTextSelection(to).run();
  const { words, href } = link;
  if (words === selected.words) return chain.setLink({ href }).setTextSelection(to).run();
  const marks = [{ type: 'link', attrs: { href } }];
  return chain
    .insertContent({ type: 'text', text: words, marks })
    .setTextSelection(from + words.length)
    .run();
};

/** Puts a picture below the block at the cursor, and the cursor below the picture. */
const insertPicture = (editor: Editor, src: string, alt: string) => {
  const { $to } = editor.state.selection;
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
  const to = $to.depth === 0 ? $to.pos : $to.after(1);
  const image = { type: 'image', attrs: { src, alt: alt.trim().replaceAll(/\s+/gu, ' ') } };
  editor
    .chain()
    .focus()
    .insertContentAt({ from: isEmpty ? $to.before(1) : to, to }, [
      { type: 'paragraph', content: [image] },
      { type: 'paragraph' },
    ])
    .run();
};

const hasScheme = /^(?:[a-z]+:|\/)/iu;

/** Edits a text as it will look. */
export const Writing = (props: RichTextProps) => {
  const { id, label, value, describedBy, isWrong, fill, entry, onChange } = props;
  const [pictures, setPictures] = useState<readonly (File | undefined)[]>([]);
  const [link, setSelected] = useState<Link>();
  const { host, editor } = useTextEditor({
    value,
    attributes: {
      id,
      class: clsx(styles.text, formStyles.control),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isWrong && { 'aria-invalid': 'true' }),
      spellcheck: 'true',
      autocapitalize: 'sentences',
    },
    pictureAddress: (name) =>
      entry && !hasScheme.test(name) ? pictureUrl(picturePath(entry.file, name)) : undefined,
    fill,
    onChange,
    onPictures: entry && setPictures,
    onLink: (opened) => setSelected(selectLink(opened)),
  });
  return (
    <>
      <div className={clsx('wrap gap-0', styles.tools)} role="group" aria-label="Formatting">
        <Tools editor={editor} tools={tools} />
        <ToolButton
          label="Link"
          disabled={!editor}
          onClick={() => editor && setSelected(selectLink(editor))}
        >
          Link
        </ToolButton>
        {entry && (
          <ToolButton label="Picture" disabled={!editor} onClick={() => setPictures([undefined])}>
            Picture
          </ToolButton>
        )}
        <Tools editor={editor} tools={editor?.isActive('table') ? tableTools : newTable} />
      </div>
      <div ref={host} className="full-width may-shrink" />
      {editor && link && (
        <TextLink
          link={link}
          onTake={(taken) => setLink(editor, link, taken)}
          onClose={() => setSelected(undefined)}
        />
      )}
      {editor && entry && pictures.length > 0 && (
        <TextPicture
          // One dialog after the other when there are several.
          key={pictures.length}
          file={pictures[0]}
          entry={entry}
          onTake={(path, alt) => insertPicture(editor, pictureName(entry.file, path), alt)}
          onClose={() => setPictures((all) => all.slice(1))}
        />
      )}
    </>
  );
};
