import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readPage, readPosts } from '../content/read.ts';
import { readSiteFacts } from '../content/seo-facts.ts';
import { absoluteLinks } from '../text/text.ts';

/** The posts of the blog with their whole text, newest first. */
export const GET: APIRoute = async ({ site }) => {
  const { origin, name } = await readSiteFacts(site);
  const { description } = (await readPage('blog', 'blog')).head;
  const posts = await readPosts();
  return rss({
    title: `${name} blog`,
    description,
    site: origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: posts.map(({ id, data, rendered }) => ({
      title: data.title,
      description: data.summary,
      link: `${origin}/${id}`,
      pubDate: data.published,
      categories: [data.category],
      content: absoluteLinks(rendered?.html ?? '', origin),
    })),
  });
};
