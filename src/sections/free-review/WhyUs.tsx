import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './WhyUs.module.css';

interface WhyUsProps {
  heading: string;
  text: string;
  points: readonly string[];
  portrait: PictureProps;
}

/** Why us: the statement, and what stands behind it, with the people in their arch. */
export const WhyUs = ({ heading, text, points, portrait }: WhyUsProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <Arch tone="sage" className={styles.portrait}>
        <Picture {...portrait} />
      </Arch>
      <div className={styles.words}>
        <Heading text={heading} />
        <p className={styles.statement}>{text}</p>
        <BloomList className={styles.points} items={points} />
      </div>
    </div>
  </Band>
);
