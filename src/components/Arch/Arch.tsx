import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Arch.module.css';

interface ArchProps extends ComponentPropsWithRef<'div'> {
  tone?: 'marigold' | 'rose' | 'sage' | 'plum';
  /** A doorway for upright pictures, a window for wide ones. */
  shape?: 'doorway' | 'window';
}

/** An arch around a picture, with a line drawn beside it. */
export const Arch = ({ tone = 'rose', shape = 'doorway', className, ...rest }: ArchProps) => (
  <div className={clsx(styles.arch, styles[shape], styles[tone], className)} {...rest} />
);
