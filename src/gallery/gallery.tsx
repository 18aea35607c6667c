import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import emphasis from '../assets/fonts/display-italic-latin.woff2?url';
import display from '../assets/fonts/display-latin.woff2?url';
import text from '../assets/fonts/text-latin.woff2?url';
import layers from '../styles/layers.css?raw';
import base from '../styles/base.css?raw';
import tokens from '../styles/tokens.css?raw';
import { components } from './components.examples.tsx';
import type { Example } from './example.ts';
import { forms } from './forms.examples.tsx';
import { sections } from './sections.examples.tsx';

interface NamedExample extends Example {
  state: string;
  /** Its address in the gallery: `Button-busy`. */
  id: string;
}

const nameState = (name: string, state: string, shown: ReactElement | Example): NamedExample => ({
  ...(isValidElement(shown) ? { show: shown } : shown),
  state,
  id: `${name} ${state}`.replaceAll(/[^\w]+/gu, '-'),
});

/** Everything the gallery shows, by component. */
const examplesByComponent = Object.entries({ ...components, ...forms, ...sections }).map(
  ([name, states]) => ({
    name,
    states: Object.entries(states).map(([state, shown]) => nameState(name, state, shown)),
  }),
);

export const allExamples = examplesByComponent.flatMap(({ states }) => states);

const styleModules = import.meta.glob<string>('../{components,sections,islands}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const face = (family: string, url: string, weight: string, style = 'normal'): string =>
  `@font-face{font-family:${family};src:url(${url});font-weight:${weight};font-style:${style}}`;

const fonts = `${face('display', display, '500')}${face('display', emphasis, '500', 'italic')}${face('text', text, '400 700')}
:root{--font-display:display,Georgia,serif;--font-text:text,Arial,sans-serif}`;

/** Everything that a page of the site may bring along, as one style sheet. */
const allStyles = [layers, fonts, tokens, base, ...Object.values(styleModules)].join('\n');

const page = (content: ReactNode, script = ''): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><style>${allStyles} main{padding:1rem}</style></head>
<body><main id="main"><h1 class="only-for-screen-readers">Gallery</h1>${renderToStaticMarkup(content)}</main>
<script type="module">${script}</script></body>
</html>`;

const preparation = ({ prepare }: Example): string =>
  prepare ? `(${String(prepare)})(document.querySelector('main'));` : '';

/** A page with nothing but one example, or several. */
export const examplePage = (examples: readonly Example[], script = ''): string =>
  page(
    examples.map(({ show }) => show),
    examples.map(preparation).join('') + script,
  );

/** A list of all examples. */
export const indexPage = (): string =>
  page(
    examplesByComponent.map(({ name, states }) => (
      <section key={name}>
        <h2>{name}</h2>
        <ul>
          {states.map(({ id, state }) => (
            <li key={id}>
              <a href={`/gallery/${id}`}>{state}</a>
            </li>
          ))}
        </ul>
      </section>
    )),
  );
