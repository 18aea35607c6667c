import styles from './NearestPages.module.css';

interface NearestPagesProps {
  heading: string;
  /** The pages whose addresses are most like the one asked for; often none. */
  suggestions: readonly { path: string; title: string }[];
}

/** The pages a visitor at a wrong address was probably looking for. */
export const NearestPages = ({ heading, suggestions }: NearestPagesProps) =>
  suggestions.length > 0 && (
    <nav className={styles.nearest} aria-labelledby="nearest-pages">
      <h2 className={styles.heading} id="nearest-pages">
        {heading}
      </h2>
      <ul className={styles.list}>
        {suggestions.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
