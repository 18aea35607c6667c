/**
 * Which posts are on which page of the blog. The pages, the server and the
 * browser all ask here, so that an address means the same to each of them.
 */

const postsPerPage = 9;

/** The choice that leaves nothing out. */
export const allCategories = 'All';

/** What a visitor asked to see. */
export interface ListingState {
  category: string;
  /** Counted from 1. */
  page: number;
}

export interface Listing extends ListingState {
  /** The places, in the order of the blog, of the posts on this page. */
  shown: number[];
  matches: number;
  /** At least 1. */
  pages: number;
}

/** Page `page` of the posts of a category; `posts` is the category of every post, in the order of the blog. A page that is not there gives way to the first. */
export const listPosts = (posts: readonly string[], { category, page }: ListingState): Listing => {
  const matching = [...posts.keys()].filter(
    (place) => category === allCategories || posts[place] === category,
  );
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

/** What an address asks for. A category that is not among these counts as all of them. */
export const readListingState = (search: string, categories: readonly string[]): ListingState => {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? allCategories;
  return {
    category: categories.includes(category) ? category : allCategories,
    page: Number(query.get('page') ?? 1),
  };
};

/** The address of a part of the blog, in its shortest form. */
export const listingAddress = ({ category, page }: ListingState): string => {
  const query = new URLSearchParams();
  if (category !== allCategories) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
};

/** The sentences that tell how many posts there are. */
export interface CountWords {
  none: string;
  one: string;
  /** With `{count}` where the number goes. */
  many: string;
}

export const countText = (count: number, { none, one, many }: CountWords): string => {
  if (count === 0) return none;
  return count === 1 ? one : many.replace('{count}', String(count));
};
