import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './CaseBeginning.module.css';

interface CaseBeginningProps {
  heading: string;
  duration: string;
  ticket: string;
  text: string;
}

/** The hour it all began with, on a ticket. */
export const CaseBeginning = ({ heading, duration, ticket, text }: CaseBeginningProps) => (
  <Band tone="rose">
    <div className={styles.columns}>
      <div className={styles.ticket}>
        <Ticket size="large" price={duration} note={ticket} />
      </div>
      <div className={styles.words}>
        <Heading text={heading} />
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  </Band>
);
