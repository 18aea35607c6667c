import { clsx } from 'clsx';
import styles from './SampleStamp.module.css';

/** Says that a quote, a website or a story is an example, while `sample: true` stands in its entry. */
export const SampleStamp = ({ className }: { className?: string | undefined }) => (
  <p className={clsx(styles.stamp, className)}>Sample</p>
);
