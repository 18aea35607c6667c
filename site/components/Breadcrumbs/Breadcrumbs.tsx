import { clsx } from 'clsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the home page to the current page, which is not a link. */
  crumbs: readonly { label: string; href: string }[];
}

export const Breadcrumbs = ({ crumbs }: BreadcrumbsProps) => (
  <nav
    className={clsx('on-ground line-below small not-on-paper', styles.breadcrumbs)}
    aria-label="Breadcrumb"
  >
    <ol className="wrap items-baseline page-width muted">
      {crumbs.map(({ label, href }, index) => (
        <li key={href} className={styles.step}>
          {index < crumbs.length - 1 ? (
            <a className={clsx('calm', styles.link)} href={href}>
              {label}
            </a>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
