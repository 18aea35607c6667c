import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { ArrowButton } from '../../../components/ArrowButton/ArrowButton.tsx';
import styles from './Rail.module.css';

interface RailProps {
  /** What the row holds: "Testimonials". Names the row and its arrows, so it is unique on a page. */
  label: string;
  /** How many items a wide screen shows at once. */
  perView: 'two' | 'three';
  /** `RailItem`s. */
  children: ReactNode;
}

/**
 * A row that scrolls sideways, by finger, wheel and keyboard on its own;
 * `client/carousels.ts` makes the arrows work.
 */
export const Rail = ({ label, perView, children }: RailProps) => (
  <section className={styles.rail} aria-roledescription="carousel" aria-label={label} data-rail="">
    <div className={styles.arrows}>
      <ArrowButton
        direction="previous"
        label={`Previous ${label.toLowerCase()}`}
        aria-disabled
        data-rail-arrow="previous"
      />
      <ArrowButton
        direction="next"
        label={`Next ${label.toLowerCase()}`}
        aria-disabled={false}
        data-rail-arrow="next"
      />
    </div>
    {/* Focusable, so that the arrow keys scroll it. */}
    <div
      className={clsx(styles.track, styles[perView])}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-rail-track=""
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
  <div className={styles.item} role="group" aria-roledescription="slide" aria-label={position}>
    {children}
  </div>
);
