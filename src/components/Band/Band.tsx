import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Awning } from '../Awning/Awning.tsx';
import styles from './Band.module.css';

interface BandProps extends ComponentPropsWithRef<'section'> {
  /** The colour of the band; neighbouring bands differ. */
  tone?: 'paper' | 'sand' | 'rose' | 'ink' | 'plum';
  /** Hangs an awning from the top edge, over the full width. */
  awning?: boolean;
}

/** A full-width stretch of the page with the page's width and breathing space inside. */
export const Band = ({
  tone = 'paper',
  awning = false,
  className,
  children,
  ...rest
}: BandProps) => (
  <section className={clsx(styles.band, styles[tone], className)} {...rest}>
    {awning && <Awning />}
    <div className={styles.page}>{children}</div>
  </section>
);
