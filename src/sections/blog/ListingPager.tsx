import { listingAddress, type Listing } from '../../../listing/listing.ts';
import styles from './ListingPager.module.css';

export interface PagerWords {
  label: string;
  previous: string;
  next: string;
}

interface ListingPagerProps extends PagerWords {
  listing: Listing;
  /** How many pages the whole blog has: as many numbers are in the document, so that script need not make any. */
  allPages: number;
}

interface StepProps {
  step: 'previous' | 'next';
  words: string;
  /** None at the end. */
  page: number | undefined;
  category: string;
}

const addressOf = (category: string, page: number) => `${listingAddress({ category, page })}#posts`;

/** At the end it is a link that leads nowhere, and says so. */
const Step = ({ step, words, page, category }: StepProps) => (
  <a
    className={styles['step']}
    href={page === undefined ? undefined : addressOf(category, page)}
    role={page === undefined ? 'link' : undefined}
    aria-disabled={page === undefined || undefined}
    data-pager-step={step}
  >
    {words}
  </a>
);

/** The pages of the listing; not there where there is only one. */
export const ListingPager = ({ label, previous, next, listing, allPages }: ListingPagerProps) => {
  const { category, page, pages } = listing;
  return (
    <nav className={styles['pager']} aria-label={label} hidden={pages === 1} data-listing-pager="">
      <Step
        step="previous"
        words={previous}
        page={page > 1 ? page - 1 : undefined}
        category={category}
      />
      <ol className={styles['pages']}>
        {Array.from({ length: allPages }, (_, index) => index + 1).map((number) => (
          <li key={number} hidden={number > pages}>
            <a
              className={styles['page']}
              href={addressOf(category, number)}
              aria-current={number === page ? 'page' : undefined}
              data-page={number}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      <Step
        step="next"
        words={next}
        page={page < pages ? page + 1 : undefined}
        category={category}
      />
    </nav>
  );
};
