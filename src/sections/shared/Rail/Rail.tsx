import type { ReactNode } from 'react';
import styles from './Rail.module.css';

interface RailProps {
  /** What the row holds: "Testimonials". Names the row and its arrows, so it is unique on a page. */
  label: string;
  /** How many items a wide screen shows at once. */
  perView: 'two' | 'three';
  /** `RailItem`s. */
  children: ReactNode;
}

interface ArrowProps {
  direction: 'previous' | 'next';
  label: string;
}

const arrows = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' } as const;

const Arrow = ({ direction, label }: ArrowProps) => (
  <button
    className={styles['arrow']}
    type="button"
    aria-label={`${direction === 'next' ? 'Next' : 'Previous'} ${label.toLowerCase()}`}
    aria-disabled={direction === 'previous'}
    data-rail-arrow={direction}
    data-needs-script
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={arrows[direction]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);

/**
 * A row that scrolls sideways, by finger, wheel and keyboard on its own;
 * `client/rails.ts` makes the arrows work.
 */
export const Rail = ({ label, perView, children }: RailProps) => (
  <section className={styles['rail']} aria-roledescription="carousel" aria-label={label} data-rail>
    <div className={styles['arrows']}>
      <Arrow direction="previous" label={label} />
      <Arrow direction="next" label={label} />
    </div>
    {/* Focusable, so that the arrow keys scroll it. */}
    <div
      className={`${styles['track']} ${styles[perView]}`}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-rail-track
    >
      {children}
    </div>
  </section>
);

interface RailItemProps {
  /** Which item of how many: "3 of 9". */
  position: string;
  children: ReactNode;
}

/** One item of a rail. */
export const RailItem = ({ position, children }: RailItemProps) => (
  <div className={styles['item']} role="group" aria-roledescription="slide" aria-label={position}>
    {children}
  </div>
);
