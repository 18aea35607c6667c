import { clsx } from 'clsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './CaseChange.module.css';

interface CaseChangeProps {
  /** Which change of the story: 0, 1 or 2. Every second one is set the other way round. */
  index: number;
  title: string;
  pictures: { before: PictureProps; after: PictureProps };
  before: string;
  change: string;
  why: string;
}

/** One change: what was, what we did, and why, beside both pictures. */
export const CaseChange = ({ index, title, pictures, before, change, why }: CaseChangeProps) => {
  const turned = index % 2 === 1;
  return (
    <Band tone={turned ? 'sand' : 'paper'} className={styles.band}>
      <div className={clsx(styles.columns, turned && styles.turned)}>
        <div className={styles.pictures}>
          <BeforeAfter {...pictures} side={turned ? 'right' : 'left'} />
        </div>
        <div className={styles.words}>
          <Heading text={title} />
          <p className={styles.before}>{before}</p>
          <p>{change}</p>
          <p className={styles.why}>{why}</p>
        </div>
      </div>
    </Band>
  );
};
