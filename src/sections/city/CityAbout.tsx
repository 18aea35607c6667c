import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './CityAbout.module.css';

interface CityAboutProps {
  eyebrow: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
  laptop: PictureProps;
}

/** Who we are to this city, and the laptop that everything ends on. */
export const CityAbout = ({ eyebrow, heading, text, link, laptop }: CityAboutProps) => (
  <Band tone="sand" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} />
        <p>{text}</p>
        <ButtonLink look="secondary" href={link.href}>
          {link.label}
        </ButtonLink>
      </div>
      <div className={styles.laptop}>
        <Picture {...laptop} />
      </div>
    </div>
  </Band>
);
