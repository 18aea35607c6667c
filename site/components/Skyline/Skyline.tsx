import { clsx } from 'clsx';

interface SkylineProps {
  /** A single path in a 480 × 160 box. Its ground line may extend far beyond the box. */
  path: string;
  className: string | undefined;
}

/** A city drawn in one line, in the inherited text color. Decoration only. */
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
