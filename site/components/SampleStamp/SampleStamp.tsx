import { clsx } from 'clsx';
import styles from './SampleStamp.module.css';

interface SampleStampProps {
  /** Whether it labels a row of several. */
  many?: boolean;
  className?: string | undefined;
}

/** Whether all of these are made up, so that one stamp says it for the whole row. */
export const areAllSamples = (entries: readonly { sample?: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ sample }) => sample);

/**
 * Labels quotes, websites or a story as made up while their entries have `sample: true`: once per
 * row of nothing else, otherwise each.
 */
export const SampleStamp = ({ many = false, className }: SampleStampProps) => (
  <p className={clsx('on-ground rounded muted', styles.stamp, className)}>
    {many ? 'Made-up examples' : 'Made-up example'}
  </p>
);
