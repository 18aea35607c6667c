import { clsx } from 'clsx';
import { BrowserFrame } from '../../components/BrowserFrame/BrowserFrame.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  before: PictureProps;
  after: PictureProps;
  /** On which side the old page peeps out. */
  side?: 'left' | 'right';
  /** Fetched at once, for the first screen. */
  priority?: boolean;
}

/** A page as it was, and in front of it as it is. */
export const BeforeAfter = ({
  before,
  after,
  side = 'left',
  priority = false,
}: BeforeAfterProps) => (
  <div className={clsx(styles.pair, styles[side])}>
    <figure className={styles.before}>
      <BrowserFrame>
        <Picture {...before} />
      </BrowserFrame>
      <figcaption className={styles.label}>Before</figcaption>
    </figure>
    <figure className={styles.after}>
      <BrowserFrame>
        <Picture {...after} priority={priority} />
      </BrowserFrame>
      <figcaption className={styles.label}>After</figcaption>
    </figure>
  </div>
);
