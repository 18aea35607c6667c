import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './TextLink.module.css';

interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link that stands on a line of its own, with an arrow that leans forward. */
export const TextLink = ({ className, children, ...rest }: TextLinkProps) => (
  <a className={clsx(styles.link, className)} {...rest}>
    {children}
    {/* The word joiner keeps the arrow from standing alone on a line. */}
    <span aria-hidden="true">
      {'\u2060'}
      <span className={styles.arrow}>→</span>
    </span>
  </a>
);
