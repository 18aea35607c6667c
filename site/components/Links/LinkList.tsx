import { clsx } from 'clsx';
import styles from './LinkList.module.css';

interface LinkListProps {
  heading: string;
  links: readonly { label: string; href: string }[];
}

/** A vertical list of links to go on with, under a heading of its own. At most one per page. */
export const LinkList = ({ heading, links }: LinkListProps) => (
  <nav aria-labelledby="link-list">
    <h2 className="size-1 snug" id="link-list">
      {heading}
    </h2>
    <ul className={clsx('above-3', styles.links)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={clsx('underlined', styles.listLink)} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
