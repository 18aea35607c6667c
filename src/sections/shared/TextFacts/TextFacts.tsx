import styles from './TextFacts.module.css';

interface Day {
  iso: string;
  text: string;
}

export interface TextFactsProps {
  /** Each day with the word before it. */
  days: readonly { label: string; day: Day }[];
  readingTime: string;
}

/** When a text was published and updated, and how long it takes to read. */
export const TextFacts = ({ days, readingTime }: TextFactsProps) => (
  <ul className={styles.facts}>
    {days.map(({ label, day }) => (
      <li key={label}>
        {label} <time dateTime={day.iso}>{day.text}</time>
      </li>
    ))}
    <li>{readingTime}</li>
  </ul>
);
