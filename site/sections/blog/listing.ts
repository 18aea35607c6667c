import type { PageOf } from '@agency/content-model/schemas/content-files.ts';

const postsPerPage = 9;

/** The filter that shows every category. */
export const allCategories = 'All';

/** The listing a visitor asked for. */
export interface ListingState {
  category: string;
  /** Counted from 1. */
  page: number;
}

interface Listing<Post> extends ListingState {
  shown: Post[];
  matches: number;
  /** At least 1. */
  pages: number;
}

/** Page `page` of a category's posts, in their order. A page that does not exist becomes the first. */
export const listPosts = <Post extends { category: string }>(
  posts: readonly Post[],
  { category, page }: ListingState,
): Listing<Post> => {
  const matching = posts.filter((post) => category === allCategories || post.category === category);
  const pages = Math.max(1, Math.ceil(matching.length / postsPerPage));
  const existing = Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
  const start = (existing - 1) * postsPerPage;
  return {
    category,
    page: existing,
    shown: matching.slice(start, start + postsPerPage),
    matches: matching.length,
    pages,
  };
};

/** Parses the query of an address. An unknown category means all of them. */
export const readListingState = (search: string, categories: readonly string[]): ListingState => {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? allCategories;
  return {
    category: categories.includes(category) ? category : allCategories,
    page: Number(query.get('page') ?? 1),
  };
};

/** The shortest address of a category and page, pointing at the listing. */
export const listingAddress = ({ category, page }: ListingState): string => {
  const query = new URLSearchParams();
  if (category !== allCategories) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return `/blog${query.size > 0 ? `?${query}` : ''}#posts`;
};

export const countText = (
  count: number,
  { none, one, many }: PageOf<'blog'>['listing']['count'],
): string => {
  if (count === 0) return none;
  return count === 1 ? one : many.replace('{count}', String(count));
};
