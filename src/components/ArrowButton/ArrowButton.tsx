import type { ComponentPropsWithRef } from 'react';
import styles from './ArrowButton.module.css';

interface ArrowButtonProps extends ComponentPropsWithRef<'button'> {
  direction: 'previous' | 'next';
  label: string;
}

const arrows = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' } as const;

/** A round button that turns a row; it works by script only. */
export const ArrowButton = ({ direction, label, ...rest }: ArrowButtonProps) => (
  <button className={styles.arrow} type="button" aria-label={label} data-needs-script="" {...rest}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={arrows[direction]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);
