import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group close each other. */
  group: string;
  /** For the sections of a text, whose titles are headings: a sentence for as long as it is closed. */
  teaser?: string;
  /** The address of what unfolds; a link to it opens it. */
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A title that unfolds what belongs to it, by the browser's own means. On paper everything is unfolded. */
export const Disclosure = ({ title, group, teaser, id, open, children }: DisclosureProps) => (
  <details className={styles.disclosure} name={group} open={open} data-disclosure="">
    {teaser === undefined ? (
      <summary className={clsx('display-1 no-marker balanced', styles.title)}>{title}</summary>
    ) : (
      <summary className={clsx('display-1 no-marker balanced', styles.title, styles.section)}>
        <h2 className="display-2 self-middle">{title}</h2>
        <span className={clsx('measure muted not-on-paper', styles.teaser)}>{teaser}</span>
      </summary>
    )}
    <div className={clsx('measure', styles.body)} id={id}>
      {children}
    </div>
  </details>
);
