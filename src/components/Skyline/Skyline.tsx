import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Skyline.module.css';

interface SkylineProps extends ComponentPropsWithRef<'svg'> {
  /** One line in a box of 480 × 160; its ground may reach far beyond the box. */
  path: string;
}

/** A city drawn in one line, in the text colour of its surroundings. Decoration only. */
export const Skyline = ({ path, className, ...rest }: SkylineProps) => (
  <svg
    className={clsx(styles.skyline, className)}
    viewBox="0 0 480 160"
    aria-hidden="true"
    {...rest}
  >
    <path d={path} />
  </svg>
);
