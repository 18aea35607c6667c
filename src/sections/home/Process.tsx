import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Process.module.css';

interface ProcessProps {
  eyebrow: string;
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** The way from the first call to opening day, as four stops along a street. */
export const Process = ({ eyebrow, heading, steps }: ProcessProps) => (
  <Band tone="sand">
    <div className={styles.words}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading text={heading} />
    </div>
    <ol className={styles.street}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);
