import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Benefits.module.css';

interface BenefitsProps {
  heading: string;
  text: string;
  boxes: readonly { title: string; text: string }[];
  scarcity: string;
  scarcityNote: string;
}

const drawings = [
  'M3 5h18v12H3zM10 8.5v5l4.5-2.5zM8 21h8',
  'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-6M3 20h18',
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M8 10.5l2 2 3.5-4',
] as const;

/** The three things that come with the review; the first is the large one. */
export const Benefits = ({ heading, text, boxes, scarcity, scarcityNote }: BenefitsProps) => (
  <Band tone="ink">
    <div className={styles.words}>
      <Heading text={heading} />
      <p className={styles.text}>{text}</p>
    </div>
    <ul className={styles.boxes}>
      {boxes.map(({ title, text: words }, index) => (
        <li key={title} className={styles.box}>
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[index]} />
          </svg>
          <h3 className={styles.title}>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
    <div className={styles.scarcity}>
      <p className={styles.stamp}>{scarcity}</p>
      <p>{scarcityNote}</p>
    </div>
  </Band>
);
