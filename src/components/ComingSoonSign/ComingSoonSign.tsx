import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './ComingSoonSign.module.css';

export const ComingSoonSign = ({ className, ...rest }: ComponentPropsWithRef<'p'>) => (
  <p className={clsx(styles.sign, className)} {...rest}>
    Coming Soon
  </p>
);
