import { mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { goToNextCell } from '@tiptap/pm/tables';
import { StarterKit } from '@tiptap/starter-kit';

/** A block that the editor can't show. It keeps its Markdown as it is. */
const KeptBlock = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', renderHTML: () => ({}) } }),
  parseHTML: () => [
    { tag: 'div[data-source]', getAttrs: ({ dataset }) => ({ source: dataset['source'] }) },
  ],
  renderHTML: ({ node }) => [
    'div',
    { 'data-source': String(node.attrs['source']) },
    'A part that can’t be shown here. It stays as it is; “Show the formatting signs” shows it.',
  ],
});

/** Whether blank lines stand between the entries of a list. */
const spread = { spread: { default: false, rendered: false } };

/** A cell contains one line of text, as in Markdown. */
const content = 'paragraph';

/** The parts of a text. `pictureAddress` is the URL of a picture, by its name in the text. */
export const extensionsFor = (pictureAddress: (name: string) => string | undefined): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
    underline: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
  }),
  BulletList.extend({ addAttributes: () => spread }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread };
    },
  }),
  // Tab leaves the text, as it leaves every field.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  Image.extend({
    addAttributes: () => ({
      src: { default: null, parseHTML: (image) => image.dataset['name'] },
      alt: { default: null },
      title: { default: null },
    }),
    parseHTML: () => [{ tag: 'img[data-name]' }],
    renderHTML: ({ HTMLAttributes: { src, ...others } }) => [
      'img',
      mergeAttributes(others, { src: pictureAddress(String(src)), 'data-name': String(src) }),
    ],
  }).configure({ inline: true }),
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts: () => ({
      Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
      'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
    }),
  }),
  TableRow,
  TableCell.extend({ content }),
  TableHeader.extend({ content }),
  KeptBlock,
];
