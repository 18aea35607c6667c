import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CitySearch.module.css';

interface CitySearchProps {
  heading: string;
  paragraphs: readonly string[];
  phrases: readonly string[];
}

/** What people in this city type, each phrase in a search field of its own. */
export const CitySearch = ({ heading, paragraphs, phrases }: CitySearchProps) => (
  <Band tone="rose">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase} className={styles.phrase}>
            <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6" />
            </svg>
            {phrase}
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
