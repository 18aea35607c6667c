import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group close each other. */
  group: string;
  /** A sentence shown while closed, for text sections, whose titles are headings. */
  teaser?: string;
  /** The id of the content; a link to it opens the disclosure. */
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A title that expands its content, using native `<details>`. In print, everything is expanded. */
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
