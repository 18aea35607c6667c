import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Searches.module.css';

interface SearchesProps {
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** Three searches to make, each typed into its field. */
export const Searches = ({ heading, items }: SearchesProps) => (
  <Band tone="paper">
    <Heading text={heading} className={styles.heading} />
    <ol className={styles.searches}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.search}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);
