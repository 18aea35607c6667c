import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { allCategories, listingAddress } from './listing.ts';
import styles from './ListingFilter.module.css';

interface ListingFilterProps {
  categories: readonly string[];
  chosen: string;
}

/** The categories, as links to the blog with only their posts. */
export const ListingFilter = ({ categories, chosen }: ListingFilterProps) => (
  <ul className={styles.list}>
    {[allCategories, ...categories].map((category) => (
      <li key={category}>
        <a
          className={styles.link}
          href={listingAddress({ category, page: 1 })}
          aria-current={category === chosen ? 'true' : undefined}
        >
          <Bloom width="14" height="14" className={styles.bloom} />
          {category}
        </a>
      </li>
    ))}
  </ul>
);
