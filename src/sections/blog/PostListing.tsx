import {
  allCategories,
  countText,
  listPosts,
  readListingState,
  type CountWords,
} from '../../../listing/listing.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import { EmptyShelf, type EmptyShelfProps } from './EmptyShelf.tsx';
import { ListingFilter } from './ListingFilter.tsx';
import { ListingPager, type PagerWords } from './ListingPager.tsx';
import styles from './PostListing.module.css';

export interface PostListingProps {
  heading: string;
  /** What the list of categories is called. */
  filter: string;
  categories: readonly string[];
  count: CountWords;
  empty: Omit<EmptyShelfProps, 'hidden'>;
  pager: PagerWords;
  posts: readonly PostCardProps[];
  /** The query of the address, where there is one. */
  search?: string;
}

/**
 * All posts, by category and page. Every post is in the document, those of
 * other categories and pages hidden; the server renders it for the address it
 * is asked for, and `client/listing.ts` does the same in place.
 */
export const PostListing = ({
  heading,
  filter,
  categories,
  count,
  empty,
  pager,
  posts,
  search = '',
}: PostListingProps) => {
  const places = posts.map(({ category }) => category);
  const listing = listPosts(places, readListingState(search, categories));
  const everything = listPosts(places, { category: allCategories, page: 1 });
  return (
    <div className={styles['columns']} id="posts" data-listing="">
      <div className={styles['side']}>
        <Heading text={heading} size="medium" tabIndex={-1} data-listing-heading="" />
        <ListingFilter label={filter} categories={categories} chosen={listing.category} />
      </div>
      <div className={styles['shelf']}>
        <p
          className={styles['count']}
          role="status"
          data-listing-count=""
          data-none={count.none}
          data-one={count.one}
          data-many={count.many}
        >
          {countText(listing.matches, count)}
        </p>
        <EmptyShelf {...empty} hidden={listing.matches > 0} />
        <ul className={styles['grid']}>
          {posts.map((post, place) => (
            <li
              key={post.href}
              className={styles['place']}
              hidden={!listing.shown.includes(place)}
              data-category={post.category}
            >
              <PostCard {...post} />
            </li>
          ))}
        </ul>
        <ListingPager {...pager} listing={listing} allPages={everything.pages} />
      </div>
    </div>
  );
};
