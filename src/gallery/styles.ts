import emphasis from '../assets/fonts/display-italic-latin.woff2?url';
import display from '../assets/fonts/display-latin.woff2?url';
import text from '../assets/fonts/text-latin.woff2?url';
import layers from '../styles/layers.css?raw';
import base from '../styles/base.css?raw';
import tokens from '../styles/tokens.css?raw';

const modules = import.meta.glob<string>('../{components,sections,islands}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const face = (family: string, url: string, weight: string, style = 'normal'): string =>
  `@font-face{font-family:${family};src:url(${url});font-weight:${weight};font-style:${style}}`;

const fonts = `${face('display', display, '500')}${face('display', emphasis, '500', 'italic')}${face('text', text, '400 700')}
:root{--font-display:display,Georgia,serif;--font-text:text,Arial,sans-serif}`;

/** Everything that a page may bring along, as one style sheet. */
export const allStyles = [layers, fonts, tokens, base, ...Object.values(modules)].join('\n');
