import { Band } from '../../components/Band/Band.tsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CaseLesson.module.css';

interface CaseLessonProps {
  heading: string;
  points: readonly string[];
}

/** What other firms may take from the case. */
export const CaseLesson = ({ heading, points }: CaseLessonProps) => (
  <Band tone="plum" deferred>
    <div className={styles['columns']}>
      <Heading text={heading} emphasis="italic" />
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point} className={styles['point']}>
            <Bloom width="30" height="30" className={styles['bloom']} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
