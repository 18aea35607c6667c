import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SampleStamp } from '../../../components/SampleStamp/SampleStamp.tsx';
import styles from './Carousel.module.css';

interface ArrowButtonProps extends ComponentPropsWithRef<'button'> {
  direction: 'previous' | 'next';
  label: string;
}

const arrows = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' } as const;

/** A round button that turns a row; it works by script only. */
export const ArrowButton = ({ direction, label, ...rest }: ArrowButtonProps) => (
  <button
    className={clsx('round', styles.arrow)}
    type="button"
    aria-label={label}
    data-needs-script=""
    {...rest}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={arrows[direction]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);

/** The arrows of a row of these: "testimonials". At its beginning only one leads on. */
export const CarouselArrows = ({ items }: { items: string }) => (
  <>
    <ArrowButton
      direction="previous"
      label={`Previous ${items}`}
      aria-disabled
      data-carousel-arrow="previous"
    />
    <ArrowButton
      direction="next"
      label={`Next ${items}`}
      aria-disabled={false}
      data-carousel-arrow="next"
    />
  </>
);

interface CarouselProps {
  /** What the row holds: "Testimonials". Names the row and its arrows, so it is unique on a page. */
  label: string;
  perView: 'two' | 'three';
  words?: ReactNode;
  /** Whether something in it is an example, which is told once. */
  sample?: boolean;
  children: ReactNode;
}

/**
 * A row that scrolls sideways, on a narrow screen from edge to edge, by finger, wheel and keyboard on its own;
 * `client/carousels.ts` makes the arrows work.
 */
export const Carousel = ({ label, perView, words, sample = false, children }: CarouselProps) => (
  <section
    className={clsx('stack gap-4', styles.carousel)}
    aria-roledescription="carousel"
    aria-label={label}
    data-carousel=""
  >
    {words}
    <div className={clsx('not-on-paper items-end gap-2', styles.arrows)}>
      {sample && <SampleStamp many className={styles.sample} />}
      <CarouselArrows items={label.toLowerCase()} />
    </div>
    {/* Focusable, so that the arrow keys scroll it. */}
    <div
      className={clsx('whole-row sideways', styles.track, styles[perView])}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-carousel-track=""
    >
      {children}
    </div>
  </section>
);

interface SlideProps {
  /** Which item of how many: "3 of 9". */
  position: string;
  children: ReactNode;
}

export const Slide = ({ position, children }: SlideProps) => (
  <div className={styles.item} role="group" aria-roledescription="slide" aria-label={position}>
    {children}
  </div>
);
