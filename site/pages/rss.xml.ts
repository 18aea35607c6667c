import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render } from 'astro:content';
import { goesOutAt } from '@agency/content-model/reader/going-out.ts';
import { readPage, readPosts, readBusiness } from '../content/read.ts';
import { readSiteFacts } from '../content/seo-facts.ts';
import { absoluteLinks } from '../text/text.ts';

/** The blog's posts with their full text, newest first. */
export const GET: APIRoute = async ({ site }) => {
  const { origin, name } = await readSiteFacts(site);
  const { description } = (await readPage('blog', 'blog')).head;
  const { timeZone } = await readBusiness();
  const container = await AstroContainer.create();
  const items = (await readPosts()).map(async (post) => {
    const { id, data } = post;
    const { Content } = await render(post);
    const begin = goesOutAt(data, timeZone);
    return {
      title: data.title,
      description: data.summary,
      link: `${origin}/${id}`,
      pubDate: new Date(begin ?? data.published),
      categories: [data.category],
      content: absoluteLinks(await container.renderToString(Content), origin),
    };
  });
  return rss({
    title: `${name} blog`,
    description,
    site: origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(items),
  });
};
