import { clsx } from 'clsx';
import styles from './Ticket.module.css';

interface TicketProps {
  /** What is on the ticket: `$29`, `$100 off`, `All April 2025`. */
  price: string;
  /** A few words below it. */
  note?: string | undefined;
  size?: 'tiny' | 'small' | 'large';
}

/** A price on a ticket with punched edges. */
export const Ticket = ({ price, note, size = 'small' }: TicketProps) => (
  <p data-label className={clsx(styles.ticket, styles[size])}>
    <strong className={styles.price}>{price}</strong>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </p>
);
