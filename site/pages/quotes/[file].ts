import type { APIRoute, GetStaticPaths } from 'astro';
import { readAll } from '../../content/read.ts';
import { cardFiles, makeCardFile, type CardFile } from '../../quote-cards/card-files.ts';

/** The cards that are drawn from testimonials; pages name their files. */
export const getStaticPaths = (async () => {
  const testimonials = await readAll('testimonials');
  const files = await cardFiles(testimonials.map(({ data }) => data));
  // A card that has not changed is not encoded again: its name holds a hash of the drawing.
  return files.map((file) => ({
    params: { file: file.name },
    props: { file },
    cacheKey: file.name,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: CardFile }> = async ({ props: { file } }) =>
  new Response(new Uint8Array(await makeCardFile(file)), {
    headers: { 'Content-Type': `image/${file.format}` },
  });
