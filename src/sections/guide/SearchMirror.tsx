import { Bloom } from '../../components/Bloom/Bloom.tsx';
import styles from './SearchMirror.module.css';

export interface SearchMirrorProps {
  /** What is drawn, for those who cannot see it. */
  alt: string;
  query: string;
  /** Who comes up instead. */
  others: readonly string[];
  /** What is written into the empty line. */
  you: string;
}

/** A drawn search whose third result is still to be written. */
export const SearchMirror = ({ alt, query, others, you }: SearchMirrorProps) => (
  <div className={styles.mirror} role="img" aria-label={alt}>
    <p className={styles.field}>
      <svg viewBox="0 0 24 24" width="26" height="26" className={styles.lens}>
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />
      </svg>
      <span className={styles.query}>{query}</span>
    </p>
    <ul className={styles.results}>
      {others.map((other) => (
        <li key={other} className={styles.result}>
          <span className={styles.name}>{other}</span>
          <span className={styles.lines} />
        </li>
      ))}
      <li className={styles.you}>
        <Bloom width="34" height="34" className={styles.bloom} />
        <span>{you}</span>
      </li>
    </ul>
  </div>
);
