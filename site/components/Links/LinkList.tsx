import { clsx } from 'clsx';
import styles from './LinkList.module.css';

interface LinkListProps {
  heading: string;
  links: readonly { label: string; href: string }[];
  /** Single words stand larger than sentences. */
  size?: 'large' | 'small';
}

/** Where to go from here: links below each other, under a heading of their own. One a page. */
export const LinkList = ({ heading, links, size = 'small' }: LinkListProps) => (
  <nav aria-labelledby="link-list">
    <h2 className="size-1 snug" id="link-list">
      {heading}
    </h2>
    <ul className={clsx('above-3', size === 'small' && styles.small)}>
      {links.map(({ label, href }) => (
        <li key={href} className={size === 'small' ? 'line-below' : undefined}>
          <a className={styles.listLink} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
