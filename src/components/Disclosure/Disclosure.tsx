import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group close each other. */
  group: string;
  children: ReactNode;
}

/** A question that unfolds its answer, by the browser's own means. */
export const Disclosure = ({ title, group, children }: DisclosureProps) => (
  <details className={styles['disclosure']} name={group}>
    <summary className={styles['title']}>{title}</summary>
    <div className={styles['body']}>{children}</div>
  </details>
);
