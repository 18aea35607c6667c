import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './SalonHero.module.css';

interface SalonHeroProps {
  eyebrow: string;
  heading: string;
  text: string;
  button: string;
  about: { heading: string; text: string };
  /** Two guests in the mirrors. */
  pictures: readonly { picture: PictureProps }[];
}

/** The salon's first screen: two mirrors on a green wall, and the room described below them. */
export const SalonHero = ({ eyebrow, heading, text, button, about, pictures }: SalonHeroProps) => (
  <section className={styles.hero}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Heading level={1} size="display" text={heading} emphasis="italic" />
        <p className={styles.lead}>{text}</p>
        <ButtonLink href="#visit">{button}</ButtonLink>
      </div>
      <div className={styles.mirrors}>
        {pictures.map(({ picture }) => (
          <div key={picture.alt} className={styles.mirror}>
            <Picture {...picture} priority />
          </div>
        ))}
      </div>
      <div className={styles.room}>
        <h2 className={styles.roomHeading}>{about.heading}</h2>
        <p>{about.text}</p>
      </div>
    </div>
  </section>
);
