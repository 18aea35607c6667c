import { clsx } from 'clsx';
import type { LabelledLink } from '../../../components/Button/Button.tsx';
import styles from './RelatedPages.module.css';

interface RelatedPagesProps {
  label: string;
  links: readonly LabelledLink[];
  /** A page on another website, with its label. */
  elsewhere?: { label: string; link: LabelledLink } | undefined;
}

export const RelatedPages = ({ label, links, elsewhere }: RelatedPagesProps) => (
  <nav className={clsx('small not-on-paper', styles.related)} aria-label={label}>
    <div className="wrap gap-3 across-5 page-width apart">
      {links.length > 0 && (
        <div>
          <p className={styles.label}>{label}</p>
          <ul className="wrap gap-1 across-5">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {elsewhere && (
        <div>
          <p className={styles.label}>{elsewhere.label}</p>
          <a href={elsewhere.link.href}>{elsewhere.link.label}</a>
        </div>
      )}
    </div>
  </nav>
);
