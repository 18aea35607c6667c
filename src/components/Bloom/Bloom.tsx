import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { mark } from 'virtual:brand';
import styles from './Bloom.module.css';

/** The mark of the brand: logo, list bullet and loading mark. Takes the text color of its surroundings. */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg viewBox="0 0 48 48" width="24" height="24" fill="currentColor" aria-hidden="true" {...props}>
    <path d={mark.path} />
  </svg>
);

interface BloomListProps extends ComponentPropsWithRef<'ul'> {
  items: readonly string[];
}

/** A list with the mark for bullets, each level with the first line of its item. */
export const BloomList = ({ items, className, ...rest }: BloomListProps) => (
  <ul className={clsx(styles.list, className)} {...rest}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        <Bloom className={styles.bloom} />
        {item}
      </li>
    ))}
  </ul>
);
