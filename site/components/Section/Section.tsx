import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Section.module.css';

/** The striped, scalloped shop awning above price and promo sections. Decoration only. */
export const Awning = () => (
  <div className={clsx(styles.awning, 'not-on-paper')} data-testid="awning" aria-hidden="true" />
);

interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The color of the section. Adjacent sections differ. */
  tone?: 'ground' | 'tint' | 'soft' | 'action' | 'ink' | 'brand';
  /** Adds a full-width awning at the top edge. */
  awning?: boolean;
  /** Whether it is the first section of a page, which sits closer to the header. */
  first?: boolean;
}

/** A full-width section whose content has the page's width and padding. */
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
  /** Set other widths by class, as `--columns`. */
  widths?: 'equal' | 'wideLeft' | 'wideRight' | 'narrowLeft' | 'narrowRight';
  /** Whether the columns are side by side on tablets too. */
  early?: boolean;
}

/** Two columns on wide screens, stacked on narrow ones. */
export const Columns = ({ widths, early = false, className, ...rest }: ColumnsProps) => (
  <div
    className={clsx(styles.columns, widths && styles[widths], early && styles.early, className)}
    {...rest}
  />
);
