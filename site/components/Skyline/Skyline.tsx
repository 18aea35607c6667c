import { clsx } from 'clsx';

interface SkylineProps {
  /** One line in a box of 480 × 160; its ground may reach far beyond the box. */
  path: string;
  className: string | undefined;
}

/** A city drawn in one line, in the text colour of its surroundings. Decoration only. */
export const Skyline = ({ path, className }: SkylineProps) => (
  <svg
    className={clsx('drawn', className)}
    viewBox="0 0 480 160"
    overflow="visible"
    strokeWidth="2"
    aria-hidden="true"
    width="100%"
  >
    <path d={path} />
  </svg>
);
