import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Contents.module.css';

interface ContentsProps {
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** What is in the playbook, set as the page of contents of a book. */
export const Contents = ({ heading, items }: ContentsProps) => (
  <Band tone="paper">
    <div className={styles.page}>
      <Heading text={heading} className={styles.heading} />
      <ol className={styles.chapters}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.chapter}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </Band>
);
