import styles from './RelatedPages.module.css';

interface Link {
  label: string;
  href: string;
}

interface RelatedPagesProps {
  label: string;
  links: readonly Link[];
  /** A page of somebody else, with what stands before it. */
  elsewhere?: { label: string; link: Link } | undefined;
}

/** The last line of a page: where its reader may want to go next, here and elsewhere. */
export const RelatedPages = ({ label, links, elsewhere }: RelatedPagesProps) => (
  <nav className={`${styles.related} not-on-paper`} aria-label={label}>
    <div className={styles.page}>
      {links.length > 0 && (
        <div className={styles.group}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {elsewhere && (
        <div className={styles.group}>
          <p className={styles.label}>{elsewhere.label}</p>
          <a href={elsewhere.link.href}>{elsewhere.link.label}</a>
        </div>
      )}
    </div>
  </nav>
);
