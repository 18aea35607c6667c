import type { APIRoute } from 'astro';
import { allExamples } from './examples.ts';
import { specimenPage } from './specimen-page.tsx';

/** `/gallery/Button-busy` */
export const getStaticPaths = () =>
  allExamples.map((example) => ({ params: { id: example.id }, props: { example } }));

const enhancements = `import { Enhancements } from '/src/client/enhance.ts'; void Enhancements.start();`;

export const GET: APIRoute<{ example: (typeof allExamples)[number] }> = ({ props }) =>
  new Response(specimenPage([props.example], enhancements), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
