import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './CityCustomers.module.css';

interface CityCustomersProps {
  heading: string;
  paragraphs: readonly string[];
  /** What to read next. */
  related: readonly { label: string; href: string }[];
}

/** Who buys here, told in the columns of a newspaper. */
export const CityCustomers = ({ heading, paragraphs, related }: CityCustomersProps) => (
  <Band tone="sand">
    <Heading className={styles.heading} text={heading} />
    <div className={styles.columns}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
    <ul className={styles.related}>
      {related.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </Band>
);
