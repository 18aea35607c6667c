import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Schedule.module.css';

interface ScheduleProps {
  eyebrow: string;
  heading: string;
  cards: readonly { title: string; text: string }[];
  button: string;
  note: string;
  /** Where a review is booked. */
  booking: { href: string; target?: '_blank'; rel?: string };
}

/** How to book, and three cards on the counter that say what to expect. */
export const Schedule = ({ eyebrow, heading, cards, button, note, booking }: ScheduleProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} />
        <div className={styles.booking}>
          <ButtonLink {...booking}>{button}</ButtonLink>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
      <ul className={styles.cards}>
        {cards.map(({ title, text }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
