import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { dropCursor, EditorView, keymap } from '@codemirror/view';
import { look, type PictureAddress } from './look.ts';
import { asParagraph, editBy, tools, type Edit, type Tool } from './tools.ts';

interface TextViewOptions {
  text: string;
  pictureAddress: PictureAddress;
  onChange: (text: string) => void;
  /** Pictures were pasted or dropped; the cursor stands where they go. */
  onPictures: (files: File[]) => void;
}

/** What is said of the field to who cannot see it. */
interface FieldDescription {
  description: string;
  isWrong: boolean;
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

const use = (tool: Tool, view: EditorView) => {
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

/**
 * Opens the editor of a Markdown text within an element. It gets a shadow tree:
 * only there CodeMirror adds its styles as the policy of the back office allows,
 * which lets no `<style>` in.
 */
export const openTextView = (host: HTMLElement, options: TextViewOptions) => {
  const { text, pictureAddress, onChange, onPictures } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const attributes = new Compartment();
  // The text that was told or shown last.
  let written = text;
  const reportChange = EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
    if (!docChanged || doc.toString() === written) return;
    written = doc.toString();
    onChange(written);
  });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
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
            tool.key ? { key: tool.key, run: (own: EditorView) => use(tool, own) } : [],
          ),
          ...markdownKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        attributes.of([]),
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
  return {
    focus: () => view.focus(),
    use: (tool: Tool) => use(tool, view),
    /** Shows a text that comes from elsewhere. */
    show: (now: string) => {
      written = now;
      const before = view.state.doc.toString();
      if (now !== before) view.dispatch({ changes: difference(before, now) });
    },
    setDescription: ({ description, isWrong }: FieldDescription) =>
      view.dispatch({
        effects: attributes.reconfigure(
          EditorView.contentAttributes.of({
            'aria-description': description,
            ...(isWrong && { 'aria-invalid': 'true' }),
          }),
        ),
      }),
    /** Puts a paragraph where the cursor stands. */
    insert: (words: string) => {
      const { doc, selection } = view.state;
      apply(view, asParagraph(doc.toString(), selection.main.to, words), false);
    },
    close: () => view.destroy(),
  };
};

export type TextView = ReturnType<typeof openTextView>;
