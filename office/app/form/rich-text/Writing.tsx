import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../shell/status.tsx';
import { ToolButton } from '../fields.tsx';
import formStyles from '../form.module.css';
import { pictureName, picturePath, pictureUrl } from '../pictures.tsx';
import { extensionsFor } from './extensions.ts';
import { openMarkdown, type OpenText } from './open-markdown.ts';
import { pastedSlice } from './paste.ts';
import type { RichTextProps } from './RichText.tsx';
import styles from './rich-text.module.css';
import { TextLink, type Link } from './TextLink.tsx';
import { TextPicture } from './TextPicture.tsx';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  name: string;
  sign: string;
  apply: (chain: Chain) => Chain;
  /** What is at the cursor when the tool is on. */
  on?: [string, object?];
}

const tools: readonly Tool[] = [
  {
    name: 'Heading',
    sign: 'Heading',
    apply: (chain) => chain.toggleHeading({ level: 2 }),
    on: ['heading', { level: 2 }],
  },
  {
    name: 'Subheading',
    sign: 'Subheading',
    apply: (chain) => chain.toggleHeading({ level: 3 }),
    on: ['heading', { level: 3 }],
  },
  { name: 'Bold', sign: 'B', apply: (chain) => chain.toggleBold(), on: ['bold'] },
  { name: 'Italic', sign: 'I', apply: (chain) => chain.toggleItalic(), on: ['italic'] },
  { name: 'List', sign: '• List', apply: (chain) => chain.toggleBulletList(), on: ['bulletList'] },
  {
    name: 'Numbered list',
    sign: '1. List',
    apply: (chain) => chain.toggleOrderedList(),
    on: ['orderedList'],
  },
  { name: 'Quote', sign: 'Quote', apply: (chain) => chain.toggleBlockquote(), on: ['blockquote'] },
];

const undoTools: readonly Tool[] = [
  { name: 'Undo typing', sign: '↶', apply: (chain) => chain.undo() },
  { name: 'Redo typing', sign: '↷', apply: (chain) => chain.redo() },
];

const newTable: Tool = { name: 'Table', sign: 'Table', apply: (chain) => chain.insertTable() };

/** Shown while the cursor is in a table. */
const tableTools: readonly Tool[] = [
  { name: 'Add a row below', sign: '+ Row', apply: (chain) => chain.addRowAfter() },
  { name: 'Add a column after', sign: '+ Column', apply: (chain) => chain.addColumnAfter() },
  { name: 'Remove the row', sign: '− Row', apply: (chain) => chain.deleteRow() },
  { name: 'Remove the column', sign: '− Column', apply: (chain) => chain.deleteColumn() },
  { name: 'Remove the table', sign: '− Table', apply: (chain) => chain.deleteTable() },
];

interface ToolsProps {
  editor: Editor;
  tools: readonly Tool[];
}

const Tools = ({ editor, tools: shown }: ToolsProps) => {
  const on = useEditorState({
    editor,
    selector: () => shown.map((tool) => tool.on && editor.isActive(...tool.on)),
  });
  return shown.map(({ name, sign, apply }, index) => (
    <ToolButton
      key={name}
      label={name}
      aria-pressed={on[index]}
      onClick={() => apply(editor.chain().focus()).run()}
    >
      {sign}
    </ToolButton>
  ));
};

/** Selects the link at the cursor, if there is one, and returns what is selected. */
const linkAtCursor = (editor: Editor): Link => {
  editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const { href } = editor.getAttributes('link') as Partial<Link>;
  return { words: editor.state.doc.textBetween(from, to, ' '), href: href ?? '' };
};

const setLink = (editor: Editor, before: Link, link: Link | undefined) => {
  const chain = editor.chain().focus();
  if (!link) return chain.unsetLink().run();
  const { from } = editor.state.selection;
  const { words, href } = link;
  if (words === before.words) chain.setLink({ href });
  else
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
  return chain.setTextSelection(from + words.length).run();
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

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const hasScheme = /^(?:[a-z]+:|\/)/iu;

/** Edits a text as it will look. */
export const Writing = (props: RichTextProps) => {
  const { id, label, value, describedBy, isWrong, entry, onChange } = props;
  const [pictures, setPictures] = useState<readonly (File | undefined)[]>([]);
  const [link, setLinkAsked] = useState<Link>();
  /** The text as it was opened, and the Markdown of what the editor shows. */
  const open = useRef<OpenText & { text: string }>(undefined);
  const [extensions] = useState(() =>
    extensionsFor((name) =>
      entry && !hasScheme.test(name) ? pictureUrl(picturePath(entry.file, name)) : undefined,
    ),
  );
  const editor = useEditor({
    extensions,
    // The Content-Security-Policy forbids style elements.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
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
      handleKeyDown: (_, { key, metaKey, ctrlKey }) => {
        if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey)) return false;
        setLinkAsked(linkAtCursor(editor));
        return true;
      },
      handlePaste: (view, { clipboardData }) => {
        const pasted = picturesIn(clipboardData);
        const text = clipboardData?.getData('text/plain') ?? '';
        const html = clipboardData?.getData('text/html') ?? '';
        if (entry && pasted.length > 0 && text === '') {
          setPictures(pasted);
          return true;
        }
        // The editor's own parts come back as they are, and code takes no formatting.
        if (html.includes('data-pm-slice') || editor.isActive('codeBlock')) return false;
        if (html === '' && text === '') return false;
        const { slice, files, leftOut } = pastedSlice(view.state, html, text, entry !== undefined);
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
        setPictures(files);
        if (leftOut) say(leftOut);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const dropped = picturesIn(dataTransfer);
        if (!entry || dropped.length === 0) return false;
        const at = view.posAtCoords({ left: clientX, top: clientY });
        if (at) editor.commands.setTextSelection(at.pos);
        setPictures(dropped);
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      if (!open.current) return;
      const text = open.current.textOf(state.doc);
      if (text === open.current.text) return;
      open.current.text = text;
      onChange(text);
    },
  });
  // Shows the text, and one that is set from outside before anything else is typed.
  useLayoutEffect(() => {
    if (open.current?.text === value) return;
    const opened = openMarkdown(value, editor.schema);
    open.current = undefined;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(opened.doc.toJSON(), { emitUpdate: false })
      .run();
    open.current = { ...opened, text: value };
  }, [editor, value]);
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <>
      <div className={clsx('wrap', formStyles.bar)} role="group" aria-label="Formatting">
        <Tools editor={editor} tools={tools} />
        <ToolButton label="Link" onClick={() => setLinkAsked(linkAtCursor(editor))}>
          Link
        </ToolButton>
        <Tools editor={editor} tools={isInTable ? tableTools : [newTable]} />
        {entry && (
          <ToolButton label="Picture" onClick={() => setPictures([undefined])}>
            Picture
          </ToolButton>
        )}
        <Tools editor={editor} tools={undoTools} />
      </div>
      <EditorContent editor={editor} className="full-width may-shrink" />
      {link && (
        <TextLink
          link={link}
          onTake={(taken) => setLink(editor, link, taken)}
          onClose={() => setLinkAsked(undefined)}
        />
      )}
      {entry && pictures.length > 0 && (
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
