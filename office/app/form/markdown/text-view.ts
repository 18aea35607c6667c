import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { dropCursor, EditorView, keymap } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { look, type PictureAddress } from './look.ts';
import { asParagraph, editBy, tools, type Edit, type Tool } from './tools.ts';

interface TextViewOptions {
  value: string;
  /** The field's description for screen readers. */
  description: string;
  isWrong: boolean;
  pictureAddress: PictureAddress;
  onChange: (text: string) => void;
  /** Called when pictures are pasted or dropped; the cursor is where they go. */
  onPictures: (files: File[]) => void;
}

/** The range in which two texts differ. Replacing only that keeps the cursor and the scroll position. */
const difference = (before: string, now: string): Edit => {
  const shorter = Math.min(before.length, now.length);
  let from = 0;
  while (from < shorter && before[from] === now[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === now.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: now.slice(from, now.length - same) };
};

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const apply = (view: EditorView, { from, to, insert }: Edit, marks: boolean) => {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: marks ? from : from + insert.length, head: from + insert.length },
    userEvent: 'input',
    scrollIntoView: true,
  });
  view.focus();
};

const applyTool = (tool: Tool, view: EditorView) => {
  apply(view, editBy(tool, view.state.doc.toString(), view.state.selection.main), true);
  return true;
};

/** Takes pasted and dropped image files. A paste that also has plain text is left to the editor. */
const takePictures = (onPictures: TextViewOptions['onPictures']) =>
  EditorView.domEventHandlers({
    paste: ({ clipboardData }) => {
      const pictures = picturesIn(clipboardData);
      if (pictures.length === 0 || clipboardData?.getData('text/plain')) return false;
      onPictures(pictures);
      return true;
    },
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const pictures = picturesIn(dataTransfer);
      if (pictures.length === 0) return false;
      const at = view.posAtCoords({ x: clientX, y: clientY });
      // After the line, which must not be split: it may contain hidden markup.
      if (at !== null) view.dispatch({ selection: { anchor: view.state.doc.lineAt(at).to } });
      onPictures(pictures);
      return true;
    },
  });

const describedBy = new Compartment();

/**
 * Opens a Markdown editor in an element. It gets a shadow tree: only there does CodeMirror
 * add its styles without a `<style>` element, which the Content-Security-Policy forbids.
 */
const openTextView = (
  host: HTMLElement,
  options: Omit<TextViewOptions, 'description' | 'isWrong'>,
) => {
  const { value, pictureAddress, onChange, onPictures } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const reportChange = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    const isShown = transactions.some((one) => one.annotation(Transaction.remote));
    if (docChanged && !isShown) onChange(state.doc.toString());
  });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: value,
      extensions: [
        history(),
        dropCursor(),
        EditorView.lineWrapping,
        markdownLanguage,
        look(pictureAddress),
        takePictures(onPictures),
        // Tab is not bound: it leaves the editor, as it leaves every field.
        keymap.of([
          ...tools.flatMap((tool) =>
            tool.key ? { key: tool.key, run: (own: EditorView) => applyTool(tool, own) } : [],
          ),
          ...markdownKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        describedBy.of([]),
        EditorView.contentAttributes.of({
          'aria-label': 'Text',
          // It is focusable without this, but not every tool knows that.
          tabindex: '0',
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        reportChange,
      ],
    }),
  });
  // The focus of the host is delegated to the first focusable element, which is the scroller.
  view.scrollDOM.addEventListener('focus', () => view.focus());
  return view;
};

/** A Markdown editor in the element of `host`. */
export const useTextView = ({ value, description, isWrong, ...callbacks }: TextViewOptions) => {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const onChange = useEffectEvent(callbacks.onChange);
  const onPictures = useEffectEvent(callbacks.onPictures);
  const pictureAddress = useEffectEvent(callbacks.pictureAddress);
  const open = useEffectEvent((element: HTMLElement) =>
    openTextView(element, {
      value,
      pictureAddress: (name) => pictureAddress(name),
      onChange: (text) => onChange(text),
      onPictures: (files) => onPictures(files),
    }),
  );
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const opened = open(host.current);
    setView(opened);
    return () => opened.destroy();
  }, []);
  // A layout effect shows text set from outside before anything else is typed.
  useLayoutEffect(() => {
    const before = view?.state.doc.toString();
    if (before === undefined || before === value) return;
    const annotations = Transaction.remote.of(true);
    view?.dispatch({ changes: difference(before, value), annotations });
  }, [view, value]);
  useLayoutEffect(() => {
    const attributes = EditorView.contentAttributes.of({
      'aria-description': description,
      ...(isWrong && { 'aria-invalid': 'true' }),
    });
    view?.dispatch({ effects: describedBy.reconfigure(attributes) });
  }, [view, description, isWrong]);
  return {
    host,
    isOpen: view !== undefined,
    applyTool: (tool: Tool) => view && applyTool(tool, view),
    /** Inserts a paragraph at the cursor. */
    insert: (words: string) => {
      if (!view) return;
      const { doc, selection } = view.state;
      apply(view, asParagraph(doc.toString(), selection.main.to, words), false);
    },
  };
};
