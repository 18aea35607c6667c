import { clsx } from 'clsx';
import styles from './SampleStamp.module.css';

interface SampleStampProps {
  /** For a strip of several. */
  many?: boolean;
  className?: string | undefined;
}

/** Says that quotes, websites or a story are made up, while `sample: true` stands in their entries. Once a strip. */
export const SampleStamp = ({ many = false, className }: SampleStampProps) => (
  <p className={clsx('on-ground rounded muted', styles.stamp, className)}>
    {many ? 'Made-up examples' : 'Made-up example'}
  </p>
);
