import type { ReactNode } from 'react';
import { Band } from '../../../components/Band/Band.tsx';
import { Eyebrow } from '../../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps {
  tone: 'sand' | 'rose' | 'plum';
  eyebrow: string;
  heading: string;
  intro: string;
  /** What to do next. */
  actions?: ReactNode;
  /** A drawing or picture. */
  children: ReactNode;
}

/** The first band of a page: its promise, and a drawing beside it. */
export const PageHero = ({ tone, eyebrow, heading, intro, actions, children }: PageHeroProps) => (
  <Band tone={tone}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.intro}>{intro}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.drawing}>{children}</div>
    </div>
  </Band>
);
