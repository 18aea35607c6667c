import type { CollectionEntry } from 'astro:content';
import { formatDay } from '../reading/format-day.ts';
import type { PostCardProps } from '../sections/shared/PostCard/PostCard.tsx';
import { makeDescribed, type PictureRequest } from './make-picture.ts';

/** Posts as cards, with their covers made for this use. */
export const postCards = async (
  posts: readonly CollectionEntry<'blog'>[],
  sizes: PictureRequest,
): Promise<PostCardProps[]> =>
  Promise.all(
    posts.map(async ({ id, data: { title, summary, category, published, cover } }) => ({
      title,
      summary,
      category,
      href: `/${id}`,
      published: formatDay(published),
      cover: await makeDescribed(cover, sizes),
    })),
  );
