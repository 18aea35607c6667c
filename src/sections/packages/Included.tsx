import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './Included.module.css';

interface IncludedProps {
  eyebrow: string;
  /** Continues the number of items. */
  heading: string;
  items: readonly { title: string; text: string; badge?: string | undefined }[];
}

/** Everything a package includes, as a ledger; the number of entries is its headline. */
export const Included = ({ eyebrow, heading, items }: IncludedProps) => (
  <Band tone="paper">
    <Eyebrow>{eyebrow}</Eyebrow>
    <h2 className={styles.heading}>
      <span className={styles.figure}>{items.length}</span> {heading}
    </h2>
    <ul className={styles.ledger}>
      {items.map(({ title, text, badge }) => (
        <li key={title} className={styles.entry}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {badge && (
            <div className={styles.badge}>
              <Ticket size="tiny" price={badge} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Band>
);
