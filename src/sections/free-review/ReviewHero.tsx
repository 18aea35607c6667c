import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import { Recording } from './Recording.tsx';
import styles from './ReviewHero.module.css';

interface ReviewHeroProps {
  eyebrow: string;
  heading: string;
  text: string;
  button: { label: string; href: string };
  recording: { length: string; notes: readonly string[] };
  /** The website in the recording. */
  website: PictureProps;
}

/** What the free review is, beside a look at one. */
export const ReviewHero = ({
  eyebrow,
  heading,
  text,
  button,
  recording: { length, notes },
  website,
}: ReviewHeroProps) => (
  <Band tone="paper">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.lead}>{text}</p>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </div>
      <Recording picture={website} length={length} notes={notes} />
    </div>
  </Band>
);
