import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { dropCursor, EditorView, keymap } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { look, type PictureAddress } from './look.ts';
import { asParagraph, editBy, tools, type Edit, type Tool } from './tools.ts';

interface TextViewOptions {
  value: string;
  /** What is said of the field to who cannot see it. */
  description: string;
  isWrong: boolean;
  pictureAddress: PictureAddress;
  onChange: (text: string) => void;
  /** Pictures were pasted or dropped; the cursor stands where they go. */
  onPictures: (files: File[]) => void;
}

/** The part in which two texts differ, so that cursor and scroll stay where they are. */
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

/** Files from elsewhere; what is words, also with a picture of them beside, stays words. */
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
      // Below the line, which it does not break: its signs may be hidden.
      if (at !== null) view.dispatch({ selection: { anchor: view.state.doc.lineAt(at).to } });
      onPictures(pictures);
      return true;
    },
  });

const describedBy = new Compartment();

/**
 * Opens the editor of a Markdown text within an element. It gets a shadow tree:
 * only there CodeMirror adds its styles as the policy of the back office allows,
 * which lets no `<style>` in.
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
        // No Tab among them: it leaves the editor, as it leaves every field.
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
          // It takes the focus by itself, which not every tool knows.
          tabindex: '0',
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        reportChange,
      ],
    }),
  });
  // What is asked to take the focus of the whole passes it to the first that can.
  view.scrollDOM.addEventListener('focus', () => view.focus());
  return view;
};

/** The editor of a Markdown text, in the element of `host`. */
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
  // A text from elsewhere is shown before anything else is typed.
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
    /** Puts a paragraph where the cursor stands. */
    insert: (words: string) => {
      if (!view) return;
      const { doc, selection } = view.state;
      apply(view, asParagraph(doc.toString(), selection.main.to, words), false);
    },
  };
};
