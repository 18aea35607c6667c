import { clsx } from 'clsx';
import styles from './SampleStamp.module.css';

interface SampleStampProps {
  /** Whether it labels a row of several. */
  many?: boolean;
  className?: string | undefined;
}

/** Labels quotes, websites or a story as made up while their entries have `sample: true`. Once per row. */
export const SampleStamp = ({ many = false, className }: SampleStampProps) => (
  <p className={clsx('on-ground rounded muted', styles.stamp, className)}>
    {many ? 'Made-up examples' : 'Made-up example'}
  </p>
);
