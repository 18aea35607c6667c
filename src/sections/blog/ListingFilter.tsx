import { allCategories, listingAddress } from '../../../listing/listing.ts';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import styles from './ListingFilter.module.css';

interface ListingFilterProps {
  label: string;
  categories: readonly string[];
  chosen: string;
}

/** The categories, as links to the blog with only their posts. */
export const ListingFilter = ({ label, categories, chosen }: ListingFilterProps) => (
  <nav aria-label={label} data-listing-filter="">
    <ul className={styles['list']}>
      {[allCategories, ...categories].map((category) => (
        <li key={category}>
          <a
            className={styles['link']}
            href={`${listingAddress({ category, page: 1 })}#posts`}
            aria-current={category === chosen ? 'true' : undefined}
            data-category={category}
          >
            <Bloom width="14" height="14" className={styles['bloom']} />
            {category}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
