import { Band } from '../../components/Band/Band.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CaseLesson.module.css';

interface CaseLessonProps {
  heading: string;
  points: readonly string[];
}

/** What other firms may take from the case. */
export const CaseLesson = ({ heading, points }: CaseLessonProps) => (
  <Band tone="plum">
    <div className={styles.columns}>
      <Heading text={heading} emphasis="italic" />
      <BloomList className={styles.points} items={points} />
    </div>
  </Band>
);
