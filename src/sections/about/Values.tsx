import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Values.module.css';

interface ValuesProps {
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** The values, each as large as it is meant. */
export const Values = ({ heading, items }: ValuesProps) => (
  <Band tone="ink">
    <Heading size="medium" text={heading} emphasis="italic" />
    <dl className={styles.wall}>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.value}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </Band>
);
