import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './AboutHero.module.css';

interface AboutHeroProps {
  eyebrow: string;
  heading: string;
  intro: string;
  portrait: PictureProps;
}

/** Who we are for, with the studio in its doorway on the lower edge. */
export const AboutHero = ({ eyebrow, heading, intro, portrait }: AboutHeroProps) => (
  <Band tone="sand" className={styles.hero}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.intro}>{intro}</p>
      </div>
      <Arch tone="sage" className={styles.portrait}>
        <Picture {...portrait} priority />
      </Arch>
    </div>
  </Band>
);
