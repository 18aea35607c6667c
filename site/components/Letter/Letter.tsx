import { clsx } from 'clsx';
import { Bloom } from '../Bloom/Bloom.tsx';
import { Postmark } from '../Postmark/Postmark.tsx';
import styles from './Letter.module.css';

/** The brand's stamp. Decoration only. */
export const Stamp = () => (
  <span className={clsx('fixed-size', styles.stamp)} aria-hidden="true">
    <Bloom />
  </span>
);

interface PostageProps {
  /** Runs around the postmark. */
  text: string;
  className?: string | undefined;
}

/** The stamp of a letter that is on its way, with the postmark across it. Decoration only. */
export const Postage = ({ text, className }: PostageProps) => (
  <div className={clsx('relative', styles.postage, className)} aria-hidden="true">
    <Stamp />
    <Postmark text={text} className={styles.postmark} />
  </div>
);
