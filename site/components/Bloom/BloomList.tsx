import { clsx } from 'clsx';
import { Bloom } from './Bloom.tsx';
import styles from './BloomList.module.css';

interface BloomListProps {
  items: readonly string[];
  className?: string;
}

export const BloomList = ({ items, className }: BloomListProps) => (
  <ul className={clsx(styles.list, className)}>
    {items.map((item) => (
      <li key={item} className="row gap-2 items-level">
        <Bloom className={styles.bloom} />
        {item}
      </li>
    ))}
  </ul>
);
