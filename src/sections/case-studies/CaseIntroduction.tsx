import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CaseIntroduction.module.css';

interface CaseIntroductionProps {
  eyebrow: string;
  heading: string;
  intro: string;
}

/** What a case study is for. */
export const CaseIntroduction = ({ eyebrow, heading, intro }: CaseIntroductionProps) => (
  <Band tone="sand" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
      </div>
      <p className={styles.intro}>{intro}</p>
    </div>
  </Band>
);
