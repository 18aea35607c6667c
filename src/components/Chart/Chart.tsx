import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Chart.module.css';

interface ChartProps {
  /** Says in words what the drawing shows. */
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A drawing that can be counted, over its caption. `--chart-seen` tells the drawing when it has come into view. */
export const Chart = ({ caption, className, children }: ChartProps) => (
  <figure className={clsx(styles.chart, className)}>
    {children}
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
