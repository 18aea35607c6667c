import type { ReactNode } from 'react';
import { Band } from '../../../components/Band/Band.tsx';
import { Eyebrow } from '../../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps {
  tone?: 'sand' | 'rose' | 'plum' | 'paper';
  eyebrow: string;
  heading: string;
  intro: string;
  /** A drawing or picture beside the words. */
  art: ReactNode;
  /** What stands between the heading and the introduction. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  className?: string;
}

/** The first band of a page: its promise at the left, its picture at the right. */
export const PageHero = ({
  tone = 'sand',
  eyebrow,
  heading,
  intro,
  art,
  children,
  actions,
  className = '',
}: PageHeroProps) => (
  <Band tone={tone} className={className}>
    <div className={styles['columns']}>
      <div className={styles['words']}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        {children}
        <p className={styles['intro']}>{intro}</p>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={styles['art']}>{art}</div>
    </div>
  </Band>
);
