import type { APIRoute, GetStaticPaths } from 'astro';
import { readAll } from '../../content/read.ts';
import { cardFiles, makeCardFile, type CardFile } from '../../quote-cards/card-files.ts';

/** The quote cards drawn from testimonials, in the files that pages reference. */
export const getStaticPaths = (async () => {
  const testimonials = await readAll('testimonials');
  const files = await cardFiles(testimonials.map(({ data }) => data));
  // An unchanged card is not encoded again: its name holds a hash of the drawing.
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
