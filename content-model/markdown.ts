import { satteri } from '@astrojs/markdown-satteri';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { defineHastPlugin, type Features } from 'satteri';

/** How Markdown is read, beyond what Astro does by itself: HTML within it becomes part of the tree. */
export const markdownFeatures: Features = { rawHtml: true };

/** Made by the parser for what Markdown itself has: `|:-:|` in a table. */
const aligned: [string, RegExp] = ['style', /^text-align: (?:left|center|right)$/u];

const { attributes, tagNames, protocols } = defaultSchema;

/**
 * What a text of the content may hold. It is the sanitizer's own schema, that
 * of GitHub, but for names of parts, which scripts of the page would find in
 * place of their own, and for pictures of several files.
 */
export const safeHtml: Schema = {
  ...defaultSchema,
  tagNames: tagNames?.filter((name) => !['picture', 'source'].includes(name)),
  attributes: {
    ...attributes,
    '*': [
      ...(attributes?.['*'] ?? []).filter((name) => name !== 'id' && name !== 'name'),
      // Footnotes and what they lead to.
      ['id', /^user-content-fn/u, 'footnote-label'],
    ],
    td: [aligned],
    th: [aligned],
  },
  clobber: [],
  protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

const sanitizer = defineHastPlugin({
  name: 'sanitizer',
  before: (root, context) => context.replaceNode(root, sanitize(root, safeHtml)),
});

/**
 * How Astro renders Markdown: with nothing in it that could run, whatever
 * stands in the file. `content-model/checks/` refuses by the same schema what would be
 * taken away here.
 */
export const markdown = {
  processor: satteri({ features: markdownFeatures, hastPlugins: [sanitizer] }),
  // It writes inline styles, which the policy of the pages does not let in.
  syntaxHighlight: false,
} as const;
