import type { ChainedCommands } from '@tiptap/core';

export interface Tool {
  name: string;
  /** What the button shows in place of its name. */
  sign?: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
  /** What is at the cursor while the tool is on. */
  on?: [name: string, attributes?: object];
}

export const tools: readonly Tool[] = [
  {
    name: 'Heading',
    apply: (chain) => chain.toggleHeading({ level: 2 }),
    on: ['heading', { level: 2 }],
  },
  {
    name: 'Subheading',
    apply: (chain) => chain.toggleHeading({ level: 3 }),
    on: ['heading', { level: 3 }],
  },
  { name: 'Bold', sign: 'B', apply: (chain) => chain.toggleBold(), on: ['bold'] },
  { name: 'Italic', sign: 'I', apply: (chain) => chain.toggleItalic(), on: ['italic'] },
  { name: 'List', sign: '• List', apply: (chain) => chain.toggleBulletList(), on: ['bulletList'] },
  {
    name: 'Numbered list',
    apply: (chain) => chain.toggleOrderedList(),
    on: ['orderedList'],
  },
  { name: 'Quote', apply: (chain) => chain.toggleBlockquote(), on: ['blockquote'] },
  { name: 'Undo typing', sign: '↶', apply: (chain) => chain.undo() },
  { name: 'Redo typing', sign: '↷', apply: (chain) => chain.redo() },
];

/** Three columns, and a row for their headings. */
export const newTable: readonly Tool[] = [{ name: 'Table', apply: (chain) => chain.insertTable() }];

/** Shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'Add a row', sign: '+ row', apply: (chain) => chain.addRowAfter() },
  { name: 'Add a column', sign: '+ column', apply: (chain) => chain.addColumnAfter() },
  { name: 'Remove the row', sign: '− row', apply: (chain) => chain.deleteRow() },
  { name: 'Remove the column', sign: '− column', apply: (chain) => chain.deleteColumn() },
  { name: 'Remove the table', sign: '− table', apply: (chain) => chain.deleteTable() },
];
