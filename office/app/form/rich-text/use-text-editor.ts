import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { fail, say } from '../../shell/status.tsx';
import { extensionsFor } from './extensions.ts';
import { openMarkdown, type OpenText } from './open-markdown.ts';

interface TextEditorOptions {
  value: string;
  attributes: Record<string, string>;
  /** The URL of a picture, by its name in the text. */
  pictureAddress: (name: string) => string | undefined;
  /** What a name in braces stands for. */
  fill: (written: string) => string;
  onChange: (text: string) => void;
  /** Called when pictures are pasted or dropped; the cursor is where they go. Without it, the text takes none. */
  onPictures: ((files: File[]) => void) | undefined;
  /** Called by the shortcut for a link. */
  onLink: (editor: Editor) => void;
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Loaded on demand, since few texts are pasted. */
const paste = async (
  view: EditorView,
  html: string,
  text: string,
  onPictures: TextEditorOptions['onPictures'],
) => {
  const { pastedSlice } = await import('./paste.ts');
  const { slice, files, leftOut } = pastedSlice(view.state, html, text, onPictures !== undefined);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  onPictures?.(files);
  if (leftOut !== undefined) say(leftOut);
};

/** Opens an editor. `now` returns the options as they are at that time. */
const openEditor = (element: HTMLElement, now: () => TextEditorOptions) => {
  const editor: Editor = new Editor({
    element,
    extensions: extensionsFor({
      pictureAddress: (name) => now().pictureAddress(name),
      fill: (written) => now().fill(written),
    }),
    // The Content-Security-Policy forbids style elements.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      // At once: a link to the field looks for its id before the next rendering.
      attributes: now().attributes,
      handleKeyDown: (_, { key, metaKey, ctrlKey }) => {
        if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey)) return false;
        now().onLink(editor);
        return true;
      },
      handlePaste: (view, { clipboardData }) => {
        const { onPictures } = now();
        const pictures = picturesIn(clipboardData);
        const text = clipboardData?.getData('text/plain') ?? '';
        const html = clipboardData?.getData('text/html') ?? '';
        // A paste that also has words is a document.
        if (text === '' && html === '') {
          onPictures?.(pictures);
          return onPictures !== undefined && pictures.length > 0;
        }
        // The editor's own parts come back as they are, and code takes no formatting.
        if (html.includes('data-pm-slice') || editor.isActive('codeBlock')) return false;
        paste(view, html, text, onPictures).catch(fail);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const { onPictures } = now();
        const pictures = picturesIn(dataTransfer);
        if (!onPictures || pictures.length === 0) return false;
        const at = view.posAtCoords({ left: clientX, top: clientY });
        if (at) editor.commands.setTextSelection(at.pos);
        onPictures(pictures);
        return true;
      },
    },
  });
  return editor;
};

/** A text editor in the element of `host`. */
export const useTextEditor = (options: TextEditorOptions) => {
  const { value, attributes } = options;
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, showState] = useReducer((count: number) => count + 1, 0);
  /** The text as it was opened, and the Markdown of what the editor shows. */
  const open = useRef<OpenText & { text: string }>(undefined);
  const now = useEffectEvent(() => options);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const opened = openEditor(host.current, () => now());
    opened.on('transaction', showState);
    opened.on('update', () => {
      const text = open.current?.textOf(opened.state.doc);
      if (!open.current || text === undefined || text === open.current.text) return;
      open.current.text = text;
      now().onChange(text);
    });
    setEditor(opened);
    return () => opened.destroy();
  }, []);
  // A layout effect shows text set from outside before anything else is typed.
  useLayoutEffect(() => {
    if (!editor || open.current?.text === value) return;
    const opened = openMarkdown(value, editor.schema);
    const { from } = editor.state.selection;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(opened.doc.toJSON(), { emitUpdate: false })
      .setTextSelection(from)
      .run();
    open.current = { ...opened, text: value };
  }, [editor, value]);
  useLayoutEffect(() => editor?.view.setProps({ attributes }), [editor, attributes]);
  return { host, editor };
};
