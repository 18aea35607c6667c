import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group close each other. */
  group: string;
  /** Makes the title a heading of this level, for the sections of a text. */
  level?: 2 | 3;
  /** A sentence below the title for as long as it is closed. */
  teaser?: string;
  /** The address of what unfolds; a link to it opens it. */
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A title that unfolds what belongs to it, by the browser's own means. On paper everything is unfolded. */
export const Disclosure = ({
  title,
  group,
  level,
  teaser,
  id,
  open,
  children,
}: DisclosureProps) => {
  const Heading = level && (`h${level}` as const);
  return (
    <details className={styles.disclosure} name={group} open={open} data-disclosure="">
      <summary className={clsx(styles.title, Heading && styles.section)}>
        {Heading ? <Heading className={styles.heading}>{title}</Heading> : title}
        {teaser !== undefined && <span className={styles.teaser}>{teaser}</span>}
      </summary>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </details>
  );
};
