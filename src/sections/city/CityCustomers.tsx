import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CityCustomers.module.css';

interface CityCustomersProps {
  heading: string;
  paragraphs: readonly string[];
}

/** Who buys here, told in the columns of a newspaper. */
export const CityCustomers = ({ heading, paragraphs }: CityCustomersProps) => (
  <Band tone="paper" deferred>
    <Heading className={styles['heading']} text={heading} />
    <div className={styles['columns']}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles['paragraph']}>
          {paragraph}
        </p>
      ))}
    </div>
  </Band>
);
