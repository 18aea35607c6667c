import { clsx } from 'clsx';
import styles from './ComingSoonSign.module.css';

export const ComingSoonSign = ({ className }: { className?: string | undefined }) => (
  <p className={clsx(styles.sign, className)}>Coming Soon</p>
);
