import { clsx } from 'clsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the home page to the page itself, which is not a link. */
  crumbs: readonly { label: string; href: string }[];
}

/** Where a page stands in the site: one step for each page above it. */
export const Breadcrumbs = ({ crumbs }: BreadcrumbsProps) => (
  <nav className={clsx(styles.breadcrumbs, 'not-on-paper')} aria-label="Breadcrumb">
    <ol className={clsx('wrap items-baseline page-width muted', styles.steps)}>
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
