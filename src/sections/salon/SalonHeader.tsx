import styles from './SalonHeader.module.css';

interface SalonHeaderProps {
  name: string;
  tagline: string;
  sections: readonly { id: string; label: string }[];
}

/** The salon's name over its door, and the ways to its rooms. */
export const SalonHeader = ({ name, tagline, sections }: SalonHeaderProps) => (
  <header className={styles.header}>
    <p className={styles.name}>
      {name} <span className={styles.tagline}>{tagline}</span>
    </p>
    <nav aria-label="Salon">
      <ul className={styles.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </header>
);
