import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

interface SkylineProps extends ComponentPropsWithRef<'svg'> {
  /** One line in a box of 480 × 160; its ground may reach far beyond the box. */
  path: string;
}

/** A city drawn in one line, in the text colour of its surroundings. Decoration only. */
export const Skyline = ({ path, className, ...rest }: SkylineProps) => (
  <svg
    className={clsx('drawn', className)}
    viewBox="0 0 480 160"
    overflow="visible"
    strokeWidth="2"
    aria-hidden="true"
    {...rest}
  >
    <path d={path} />
  </svg>
);
