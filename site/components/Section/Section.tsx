import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Section.module.css';

/** The striped, scalloped shop awning that edges price and promo sections. Decoration only. */
export const Awning = () => (
  <div className={clsx(styles.awning, 'not-on-paper')} data-testid="awning" aria-hidden="true" />
);

interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The colour of the section; neighbouring sections differ. */
  tone?: 'ground' | 'tint' | 'soft' | 'action' | 'ink' | 'brand';
  /** Hangs an awning from the top edge, over the full width. */
  awning?: boolean;
  /** The first of a page, closer to the header. */
  first?: boolean;
}

/** A full-width stretch of the page with the page's width and breathing space inside. */
export const Section = ({
  tone = 'ground',
  awning = false,
  first = false,
  className,
  children,
  ...rest
}: SectionProps) => (
  <section
    className={clsx(
      styles.section,
      styles[tone],
      awning && styles.underAwning,
      first && styles.first,
      className,
    )}
    {...rest}
  >
    {awning && <Awning />}
    <div className={clsx('page-width', styles.page)}>{children}</div>
  </section>
);

interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Other widths are set by the class, as `--columns`. */
  widths?: 'equal' | 'nearlyEqual' | 'wideLeft' | 'wideRight' | 'narrowLeft' | 'narrowRight';
  /** Side by side on a tablet, too. */
  early?: boolean;
}

/** Two columns on a wide screen, one below the other on a narrow one. */
export const Columns = ({ widths, early = false, className, ...rest }: ColumnsProps) => (
  <div
    className={clsx(styles.columns, widths && styles[widths], early && styles.early, className)}
    {...rest}
  />
);
