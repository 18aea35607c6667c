import { clsx } from 'clsx';
import styles from './Ticket.module.css';

interface TicketProps {
  /** The text on the ticket: `$29`, `$100 off`, `All April 2025`. */
  words: string;
  note?: string | undefined;
  size?: 'tiny' | 'small' | 'large';
}

export const Ticket = ({ words, note, size = 'small' }: TicketProps) => (
  <p className={clsx(styles.ticket, styles[size])}>
    <strong className={styles.price}>{words}</strong>
    {note !== undefined && <span className="small snug">{note}</span>}
  </p>
);
