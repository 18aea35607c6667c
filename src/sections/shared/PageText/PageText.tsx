import type { ReactNode } from 'react';
import { Eyebrow } from '../../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import styles from './PageText.module.css';

interface PageTextProps {
  eyebrow?: string | undefined;
  heading: string;
  paragraphs: readonly string[];
  /** What follows: the ways onward, or a form. */
  children: ReactNode;
}

/** The heading of a short page, its paragraphs and what follows from them. */
export const PageText = ({ eyebrow, heading, paragraphs, children }: PageTextProps) => (
  <div className={styles.text}>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <Heading level={1} size="display" text={heading} />
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className={styles.paragraph}>
        {paragraph}
      </p>
    ))}
    {children}
  </div>
);
