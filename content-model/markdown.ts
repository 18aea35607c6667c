import { satteri } from '@astrojs/markdown-satteri';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { defineHastPlugin, type Features } from 'satteri';

/** Parser features beyond Astro's own: HTML within Markdown becomes part of the tree. */
export const markdownFeatures: Features = { rawHtml: true };

/** The parser emits this style for column alignment in tables: `|:-:|`. */
const aligned: [string, RegExp] = ['style', /^text-align: (?:left|center|right)$/u];

const { attributes, tagNames, protocols } = defaultSchema;

/**
 * The HTML allowed in content texts: the sanitizer's default schema (GitHub's), minus `id` and
 * `name`, which could shadow elements our scripts look up, and minus `<picture>` and `<source>`.
 */
export const safeHtml: Schema = {
  ...defaultSchema,
  tagNames: tagNames?.filter((name) => !['picture', 'source'].includes(name)),
  attributes: {
    ...attributes,
    '*': [
      ...(attributes?.['*'] ?? []).filter((name) => name !== 'id' && name !== 'name'),
      // Footnotes and their targets.
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
 * How Astro renders Markdown: sanitized, so that nothing in a file can run as code.
 * `content-model/checks/` uses the same schema to report what would be removed here.
 */
export const markdown = {
  processor: satteri({ features: markdownFeatures, hastPlugins: [sanitizer] }),
  // It writes inline styles, which the Content Security Policy blocks.
  syntaxHighlight: false,
} as const;
