import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Section.module.css';

/** The striped, scalloped shop awning that edges price and promo sections. Decoration only. */
export const Awning = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div
    className={clsx(styles.awning, 'not-on-paper', className)}
    data-testid="awning"
    aria-hidden="true"
    {...rest}
  />
);

interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The colour of the section; neighbouring sections differ. */
  tone?: 'ground' | 'tint' | 'soft' | 'action' | 'ink' | 'brand';
  /** Hangs an awning from the top edge, over the full width. */
  awning?: boolean;
}

/** A full-width stretch of the page with the page's width and breathing space inside. */
export const Section = ({
  tone = 'ground',
  awning = false,
  className,
  children,
  ...rest
}: SectionProps) => (
  <section
    className={clsx(styles.section, styles[tone], awning && styles.underAwning, className)}
    {...rest}
  >
    {awning && <Awning />}
    <div className={styles.page}>{children}</div>
  </section>
);

interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  widths: 'equal' | 'wideLeft' | 'wideRight' | 'narrowLeft' | 'narrowRight';
}

/** Two columns on a wide screen, one below the other on a narrow one. */
export const Columns = ({ widths, className, ...rest }: ColumnsProps) => (
  <div className={clsx(styles.columns, styles[widths], className)} {...rest} />
);
