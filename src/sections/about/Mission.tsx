import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { MissionBridge } from './MissionBridge.tsx';
import styles from './Mission.module.css';

interface MissionProps {
  eyebrow: string;
  heading: string;
  paragraphs: readonly string[];
  quote: string;
}

/** Why the agency exists: the gap, and the bridge across it. */
export const Mission = ({
  eyebrow,
  heading,
  paragraphs: [first, ...others],
  quote,
}: MissionProps) => (
  <Band tone="paper" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} emphasis="italic" />
        <p className={styles.lead}>{first}</p>
      </div>
      <div className={styles.story}>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
    <MissionBridge />
    <p className={styles.quote}>{quote}</p>
  </Band>
);
