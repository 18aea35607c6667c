import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './CoverLink.module.css';

interface CoverLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** A title that leads onward, and with it everything else in the nearest element around it that is positioned. */
export const CoverLink = ({ className, ...rest }: CoverLinkProps) => (
  <a className={clsx(styles.link, className)} {...rest} />
);
