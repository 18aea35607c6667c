import type { ReactNode } from 'react';
import { Awning } from '../../components/Awning/Awning.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './GuideOffer.module.css';

interface GuideOfferProps {
  heading: string;
  text: string;
  chapters: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** The guide: its chapters to tick off, and the form on its counter. */
export const GuideOffer = ({ heading, text, chapters, children }: GuideOfferProps) => (
  <Band tone="sand" id="guide">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <p>{text}</p>
      </div>
      <ul className={styles.chapters}>
        {chapters.map(({ title, text: reason }) => (
          <li key={title} className={styles.chapter}>
            <strong>{title}</strong> {reason}
          </li>
        ))}
      </ul>
      <div className={styles.counter}>
        <Awning />
        {children}
      </div>
    </div>
  </Band>
);
