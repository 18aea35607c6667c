import { listingAddress, type ListingState } from './listing.ts';
import styles from './ListingPager.module.css';

export interface PagerWords {
  label: string;
  previous: string;
  next: string;
}

interface ListingPagerProps extends PagerWords, ListingState {
  pages: number;
}

/** The pages of the listing. At an end its step leads nowhere, and says so. */
export const ListingPager = ({
  label,
  previous,
  next,
  category,
  page,
  pages,
}: ListingPagerProps) => {
  const step = (words: string, target: number) =>
    target >= 1 && target <= pages ? (
      <a className={styles.step} href={listingAddress({ category, page: target })}>
        {words}
      </a>
    ) : (
      <span className={styles.step} role="link" aria-disabled>
        {words}
      </span>
    );
  return (
    <nav className={styles.pager} aria-label={label}>
      {step(previous, page - 1)}
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className={styles.page}
              href={listingAddress({ category, page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {step(next, page + 1)}
    </nav>
  );
};
