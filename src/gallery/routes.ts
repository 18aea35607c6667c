import type { APIRoute } from 'astro';
import { allExamples, examplePage, indexPage } from './gallery.tsx';

/** `/gallery` is the list of examples, `/gallery/Button-busy` one of them. */
export const getStaticPaths = () => [
  { params: { id: undefined } },
  ...allExamples.map((example) => ({ params: { id: example.id }, props: { example } })),
];

const enhancements = `import { Enhancements } from '/src/client/enhance.ts'; void Enhancements.start();`;

export const GET: APIRoute<{ example?: (typeof allExamples)[number] }> = ({ props: { example } }) =>
  new Response(example ? examplePage([example], enhancements) : indexPage(), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
