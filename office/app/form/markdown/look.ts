import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import type { Extension, Range } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

// How a text looks in the editor. The editor is in a shadow tree: the site's custom properties are
// inherited into it, but its classes don't apply.

const heading = { fontFamily: 'var(--font-display)', fontWeight: '500', color: 'var(--brand)' };

const highlighting = HighlightStyle.define([
  { tag: tags.heading1, ...heading, fontSize: 'var(--step-3)' },
  { tag: tags.heading2, ...heading, fontSize: 'var(--step-2)' },
  { tag: [tags.heading3, tags.heading4], ...heading, fontSize: 'var(--step-1)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.quote, fontStyle: 'italic', color: 'var(--brand)' },
  { tag: tags.link, color: 'var(--accent)', textDecoration: 'underline' },
  { tag: [tags.url, tags.processingInstruction], color: 'var(--muted)', fontWeight: '400' },
]);

const theme = EditorView.theme({
  '&': {
    maxHeight: '70dvh',
    border: '1.5px solid var(--edge-strong)',
    borderRadius: 'var(--corner)',
    background: 'var(--ground)',
    color: 'var(--ink)',
    fontSize: 'var(--text)',
  },
  '&.cm-focused': { outline: '3px solid var(--brand)', outlineOffset: '1px' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--font-text)', lineHeight: '1.55' },
  '.cm-content': { minHeight: '20rem', padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.7rem' },
  '.cm-columns': { fontFamily: 'monospace', fontSize: 'var(--text-small)', whiteSpace: 'pre' },
  '.cm-picture': {
    display: 'block',
    height: '8rem',
    maxWidth: '100%',
    marginBlock: '0.25rem',
    borderRadius: 'var(--corner)',
    background: 'var(--tint)',
    objectFit: 'contain',
  },
});

class Thumbnail extends WidgetType {
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  override eq(other: Thumbnail) {
    return other.address === this.address;
  }
  toDOM() {
    const picture = document.createElement('img');
    picture.src = this.address;
    // Its alt text is in the Markdown beside it.
    picture.alt = '';
    picture.className = 'cm-picture';
    return picture;
  }
}

/** Syntax that only says how text looks; hidden while that look is visible and the cursor is elsewhere. */
const hideable = new Set(['EmphasisMark', 'HeaderMark', 'LinkMark', 'StrikethroughMark', 'URL']);

const styled = /^(?:Emphasis|StrongEmphasis|Strikethrough|Link|Image|ATXHeading\d)$/u;

/** Blocks in a monospaced font, so that their columns line up. */
const columns = new Set(['Table', 'FencedCode', 'CodeBlock', 'HTMLBlock']);

const hidden = Decoration.replace({});
const column = Decoration.line({ class: 'cm-columns' });

/** The URL of a picture, by its name in the text; undefined when it can't be shown. */
export type PictureAddress = (name: string) => string | undefined;

const decorationsOf = (view: EditorView, pictureAddress: PictureAddress): DecorationSet => {
  const { doc, selection } = view.state;
  const isAtCursor = ({ from, to }: { from: number; to: number }) =>
    view.hasFocus && selection.ranges.some((range) => range.from <= to && range.to >= from);
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end, node }) => {
        const { parent } = node;
        if (columns.has(name))
          for (let at = start; at <= end; at = doc.lineAt(at).to + 1)
            found.push(column.range(doc.lineAt(at).from));
        if (name === 'Image' && start >= from) {
          const url = node.getChild('URL');
          const address = url && pictureAddress(doc.sliceString(url.from, url.to));
          if (address)
            found.push(Decoration.widget({ widget: new Thumbnail(address), side: 1 }).range(end));
        }
        if (!hideable.has(name) || !parent || !styled.test(parent.name) || isAtCursor(parent))
          return;
        // The space after the # of a heading belongs to it.
        const hasSpace = name === 'HeaderMark' && doc.sliceString(end, end + 1) === ' ';
        found.push(hidden.range(start, hasSpace ? end + 1 : end));
      },
    });
  return Decoration.set(found, true);
};

const needsUpdate = ({ docChanged, selectionSet, focusChanged, viewportChanged }: ViewUpdate) =>
  docChanged || selectionSet || focusChanged || viewportChanged;

/** Shows headings, links, emphasis, tables and pictures roughly as the site does. */
export const look = (pictureAddress: PictureAddress): Extension => {
  class Look {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorationsOf(view, pictureAddress);
    }
    update(update: ViewUpdate) {
      const isParsedFurther = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (isParsedFurther || needsUpdate(update))
        this.decorations = decorationsOf(update.view, pictureAddress);
    }
  }
  const shown = ViewPlugin.fromClass(Look, { decorations: ({ decorations }) => decorations });
  return [theme, syntaxHighlighting(highlighting), shown];
};
