import { clsx } from 'clsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Columns } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import {
  allCategories,
  countText,
  listingAddress,
  type ListingState,
  listPosts,
  readListingState,
} from './listing.ts';
import styles from './PostListing.module.css';

type Words = PageOf<'blog'>['listing'];

type ListingPagerProps = ListingState & { words: Words['pager']; pages: number };

/** The pagination. At either end, the step is a disabled link. */
const ListingPager = ({ words, category, page, pages }: ListingPagerProps) => {
  const step = (label: string, target: number) =>
    target >= 1 && target <= pages ? (
      <a className="row target brand strong" href={listingAddress({ category, page: target })}>
        {label}
      </a>
    ) : (
      <span className={clsx('row target', styles.step)} role="link" aria-disabled>
        {label}
      </span>
    );
  return (
    <nav className="wrap gap-3 apart rule padding-4" aria-label={words.label}>
      {step(words.previous, page - 1)}
      <ol className="wrap">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className={clsx('round brand strong', styles.page)}
              href={listingAddress({ category, page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {step(words.next, page + 1)}
    </nav>
  );
};

type PostListingProps = Words & {
  posts: readonly PostCardProps[];
  /** The query string of the address, if any. */
  search?: string;
};

/**
 * The posts of one category and page. The server renders it for the requested address; `client/listing.ts` fetches
 * that page and replaces the parts.
 */
export const PostListing = (props: PostListingProps) => {
  const { heading, filter, categories, count, empty, pager, posts, search = '' } = props;
  const listing = listPosts(posts, readListingState(search, categories));
  const isEmpty = (category: string) =>
    category !== allCategories && !posts.some((post) => post.category === category);
  return (
    <Columns className={clsx('gap-5 columns-far', styles.columns)} id="posts" data-listing="">
      <div className="stack gap-4 items-top isolate sticky">
        <Heading text={heading} size="medium" tabIndex={-1} />
        <nav aria-label={filter} data-listing-part="">
          <ul className={styles.list}>
            {[allCategories, ...categories].map((category) => (
              <li key={category}>
                <a
                  className={clsx(
                    'row bare target',
                    styles.link,
                    isEmpty(category) && styles.quiet,
                  )}
                  href={listingAddress({ category, page: 1 })}
                  aria-current={category === listing.category ? 'true' : undefined}
                >
                  {category === listing.category && (
                    <Bloom width="14" height="14" className="fixed-size action" />
                  )}
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="stack gap-4 items-top may-shrink">
        <p className="quiet" role="status" data-listing-part="">
          {countText(listing.matches, count)}
        </p>
        <div className="stack gap-4 items-top may-shrink" data-listing-part="">
          {listing.matches === 0 && (
            <div className={clsx('stack gap-3 items-start measure-34', styles.empty)}>
              <h3 className="size-2">{empty.heading}</h3>
              <p>{empty.text}</p>
              <div className="row wrap gap-3 across-5 above-2">
                <ButtonLink {...empty.link} />
                <TextLink
                  href={listingAddress({ category: allCategories, page: 1 })}
                  label={empty.all}
                />
              </div>
            </div>
          )}
          <ul className="stack gap-6 two-columns columns-far">
            {listing.shown.map((post) => (
              <li key={post.href} className={styles.place}>
                <PostCard {...post} />
              </li>
            ))}
          </ul>
          {listing.pages > 1 && <ListingPager words={pager} {...listing} />}
        </div>
      </div>
    </Columns>
  );
};
