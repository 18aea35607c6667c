import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './ServicesBoard.module.css';
import type { ReactNode } from 'react';

interface ServicesBoardProps {
  eyebrow: string;
  heading: string;
  intro: string;
  /** The columns of the board. */
  children: ReactNode;
}

/** The shop's board: everything the agency makes, chalked up under the awning. */
export const ServicesBoard = ({ eyebrow, heading, intro, children }: ServicesBoardProps) => (
  <Band tone="sand" className={styles.front} awning>
    <div className={styles.words}>
      <div className={styles.title}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
      </div>
      <p className={styles.intro}>{intro}</p>
    </div>
    <div className={styles.board}>{children}</div>
  </Band>
);
