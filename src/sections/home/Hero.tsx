import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow, Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Hero.module.css';

type HeroProps = Omit<PageOf<'home'>['hero'], 'scene'> & { scene: PictureSource };

export const Hero = ({ eyebrow, heading, tagline, text, button, link, scene }: HeroProps) => (
  <section className={styles.hero}>
    <div className={styles.scene}>
      <Picture picture={scene} alt="" priority data-fade-in="" />
    </div>
    <div className={styles.page}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink {...button} />
          <TextLink {...link} />
        </div>
      </div>
    </div>
  </section>
);
