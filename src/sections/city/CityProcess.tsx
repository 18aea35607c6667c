import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx';
import styles from './CityProcess.module.css';

interface CityProcessProps {
  eyebrow: string;
  heading: string;
  steps: readonly { title: string; text: string; picture: PictureSource }[];
}

/** Our process in four numbered steps, two on either side of the street. */
export const CityProcess = ({ eyebrow, heading, steps }: CityProcessProps) => (
  <Band tone="paper">
    <div className={styles.words}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading text={heading} />
    </div>
    <ol className={styles.street}>
      {steps.map(({ title, text, picture }) => (
        <li key={title} className={styles.step}>
          <div className={styles.door}>
            <Picture picture={picture} alt="" />
          </div>
          <div className={styles.text}>
            <Heading level={3} size="small" text={title} />
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Band>
);
