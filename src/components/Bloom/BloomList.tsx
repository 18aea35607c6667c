import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Bloom } from './Bloom.tsx';
import styles from './BloomList.module.css';

interface BloomListProps extends ComponentPropsWithRef<'ul'> {
  items: readonly string[];
}

export const BloomList = ({ items, className, ...rest }: BloomListProps) => (
  <ul className={clsx(styles.list, className)} {...rest}>
    {items.map((item) => (
      <li key={item} className="row gap-2 items-level">
        <Bloom className={styles.bloom} />
        {item}
      </li>
    ))}
  </ul>
);
