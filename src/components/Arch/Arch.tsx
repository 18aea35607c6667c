import type { ComponentPropsWithRef } from 'react';
import styles from './Arch.module.css';

interface ArchProps extends ComponentPropsWithRef<'div'> {
  tone?: 'marigold' | 'rose' | 'sage' | 'plum';
}

/** A doorway arch around a picture, with a line drawn beside it. */
export const Arch = ({ tone = 'rose', className = '', ...rest }: ArchProps) => (
  <div className={`${styles['arch']} ${styles[tone]} ${className}`} {...rest} />
);
