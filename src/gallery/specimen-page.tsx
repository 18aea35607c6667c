import { renderToStaticMarkup } from 'react-dom/server';
import type { Example } from './example.ts';
import { allStyles } from './styles.ts';

const preparation = ({ prepare }: Example): string =>
  prepare ? `(${String(prepare)})(document.querySelector('main'));` : '';

/** A page with nothing but one example, or several: the gallery frames it, the tests check it. */
export const specimenPage = (examples: readonly Example[], script = ''): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Specimen</title><style>${allStyles} main{padding:1rem}</style></head>
<body><main id="main"><h1 class="only-for-screen-readers">Specimen</h1>${renderToStaticMarkup(examples.map(({ show }) => show))}</main>
<script type="module">${examples.map(preparation).join('')}${script}</script></body>
</html>`;
