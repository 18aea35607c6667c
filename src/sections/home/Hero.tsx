import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  eyebrow: string;
  heading: string;
  tagline: string;
  text: string;
  button: { label: string; href: string };
  link: { label: string; href: string };
  /** The scene behind the words; it fades in once it is loaded. */
  scene: PictureSource;
}

/** The first screen: who we are and for whom, over the morning light of Main Street. */
export const Hero = ({ eyebrow, heading, tagline, text, button, link, scene }: HeroProps) => (
  <section className={styles.hero}>
    <div className={styles.scene}>
      <Picture picture={scene} alt="" priority data-fade-in="" />
    </div>
    <div className={styles.page}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p data-label className={styles.tagline}>
          {tagline}
        </p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
      </div>
    </div>
  </section>
);
