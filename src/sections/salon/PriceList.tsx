import { Band } from '../../components/Band/Band.tsx';
import styles from './PriceList.module.css';

interface PriceListProps {
  id: string;
  heading: string;
  text: string;
  items: readonly { name: string; text: string; price: string }[];
}

/** What the salon does and what it takes, as on the card in its window. */
export const PriceList = ({ id, heading, text, items }: PriceListProps) => (
  <Band tone="sand" id={id}>
    <div className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <dl className={styles.list}>
        {items.map(({ name, text: words, price }) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.price}>{price}</dd>
            <dd className={styles.text}>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Band>
);
