import { satteri } from '@astrojs/markdown-satteri';
import { sanitize } from 'hast-util-sanitize';
import { defineHastPlugin } from 'satteri';
import { markdownFeatures, safeHtml } from './safe-html.ts';

const sanitizer = defineHastPlugin({
  name: 'sanitizer',
  before: (root, context) => context.replaceNode(root, sanitize(root, safeHtml)),
});

/**
 * How Astro renders Markdown: with nothing in it that could run, whatever
 * stands in the file. `content-check/` refuses by the same schema what would be
 * taken away here.
 */
export const markdown = {
  processor: satteri({ features: markdownFeatures, hastPlugins: [sanitizer] }),
  // It writes inline styles, which the policy of the pages does not let in.
  syntaxHighlight: false,
} as const;
