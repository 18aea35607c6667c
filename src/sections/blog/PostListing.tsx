import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import empty from './EmptyCategory.module.css';
import {
  allCategories,
  countText,
  listingAddress,
  listPosts,
  readListingState,
  type CountWords,
} from './listing.ts';
import { ListingFilter } from './ListingFilter.tsx';
import { ListingPager, type PagerWords } from './ListingPager.tsx';
import styles from './PostListing.module.css';

interface EmptyCategoryProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** The words on the link to all posts. */
  all: string;
}

export interface PostListingProps {
  heading: string;
  /** What the list of categories is called. */
  filter: string;
  categories: readonly string[];
  count: CountWords;
  empty: EmptyCategoryProps;
  pager: PagerWords;
  posts: readonly PostCardProps[];
  /** The query of the address, where there is one. */
  search?: string;
}

const EmptyCategory = ({ heading, text, link, all }: EmptyCategoryProps) => (
  <div className={empty.empty}>
    <h3 className={empty.heading}>{heading}</h3>
    <p>{text}</p>
    <div className={empty.ways}>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
      <TextLink href={listingAddress({ category: allCategories, page: 1 })}>{all}</TextLink>
    </div>
  </div>
);

/**
 * The posts of one category and page. The server renders it for the address it
 * is asked for; `client/listing.ts` fetches that and takes over its parts.
 */
export const PostListing = (props: PostListingProps) => {
  const { heading, filter, categories, count, pager, posts, search = '' } = props;
  const listing = listPosts(posts, readListingState(search, categories));
  return (
    <div className={styles.columns} id="posts" data-listing="">
      <div className={styles.side}>
        <Heading text={heading} size="medium" tabIndex={-1} />
        <nav aria-label={filter} data-listing-part="">
          <ListingFilter categories={categories} chosen={listing.category} />
        </nav>
      </div>
      <div className={styles.results}>
        <p className={styles.count} role="status" data-listing-part="">
          {countText(listing.matches, count)}
        </p>
        <div className={styles.results} data-listing-part="">
          {listing.matches === 0 && <EmptyCategory {...props.empty} />}
          <ul className={styles.grid}>
            {listing.shown.map((post) => (
              <li key={post.href} className={styles.place}>
                <PostCard {...post} />
              </li>
            ))}
          </ul>
          {listing.pages > 1 && <ListingPager {...pager} {...listing} />}
        </div>
      </div>
    </div>
  );
};
