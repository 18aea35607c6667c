import { CoverLink } from '../../components/CoverLink/CoverLink.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './PricedEntries.module.css';

interface PricedEntriesProps {
  packages: readonly { name: string; price: number; href: string; summary: string }[];
}

/** Services with a price, each with its ticket. */
export const PricedEntries = ({ packages }: PricedEntriesProps) => (
  <ul className={styles.list}>
    {packages.map(({ name, price, href, summary }) => (
      <li key={href} className={styles.entry}>
        <Ticket price={`$${price}`} />
        <h3 className={styles.name}>
          <CoverLink href={href}>{name}</CoverLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
);
