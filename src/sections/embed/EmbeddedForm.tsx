import type { ReactNode } from 'react';
import styles from './EmbeddedForm.module.css';

interface EmbeddedFormProps {
  heading: string;
  /** The form, or what is said once it is sent. */
  children: ReactNode;
}

/** What stands inside a frame: a heading and a form, without a page around them. */
export const EmbeddedForm = ({ heading, children }: EmbeddedFormProps) => (
  <main className={styles.frame}>
    <h1 className={styles.heading}>{heading}</h1>
    {children}
  </main>
);
