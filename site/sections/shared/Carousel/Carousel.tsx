import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SampleStamp } from '../../../components/SampleStamp/SampleStamp.tsx';
import styles from './Carousel.module.css';

interface ArrowButtonProps extends ComponentPropsWithRef<'button'> {
  direction: 'previous' | 'next';
  label: string;
}

const arrows = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' } as const;

/** A round button that scrolls a row. It works with script only. */
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

/** The arrows of a row; `items` names its content: "testimonials". At first, only "next" is enabled. */
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
  /** The row's content: "Testimonials". It labels the row and its arrows, so it must be unique on a page. */
  label: string;
  perView: 'two' | 'three' | 'four';
  words?: ReactNode;
  /** Whether all items are made-up examples, which one stamp says for the whole row. */
  sample?: boolean;
  children: ReactNode;
}

/**
 * A row that scrolls sideways by touch, wheel and keyboard without script. On narrow screens it runs from edge to
 * edge. `client/carousels.ts` makes the arrows work.
 */
export const Carousel = ({ label, perView, words, sample = false, children }: CarouselProps) => (
  <section
    className={clsx('stack gap-4', styles.carousel)}
    aria-roledescription="carousel"
    aria-label={label}
    data-carousel=""
  >
    {words}
    <div className={clsx('not-on-paper wrap items-middle gap-2', styles.arrows)}>
      {sample && <SampleStamp many />}
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
  /** The position of the item: "3 of 9". */
  position: string;
  /** Whether this one, unlike others of its row, is a made-up example. */
  sample?: boolean;
  children: ReactNode;
}

export const Slide = ({ position, sample = false, children }: SlideProps) => (
  <div className={styles.item} role="group" aria-roledescription="slide" aria-label={position}>
    {children}
    {sample && <SampleStamp className={styles.itemSample} />}
  </div>
);
