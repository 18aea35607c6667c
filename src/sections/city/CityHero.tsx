import { clsx } from 'clsx';
import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skyline } from '../../components/Skyline/Skyline.tsx';
import styles from './CityHero.module.css';

interface CityHeroProps {
  tone: 'sand' | 'rose' | 'plum' | 'ink';
  /** City and state. */
  place: string;
  heading: string;
  intro: string;
  booking: { label: string; note: string; link: { href: string; target?: '_blank'; rel?: string } };
  /** The drawing of the city, as one path. */
  skyline: string;
}

/** The city's own headline, before its skyline at sunrise. */
export const CityHero = ({ tone, place, heading, intro, booking, skyline }: CityHeroProps) => (
  <Band tone={tone} className={clsx(styles.hero, styles[tone])}>
    <div className={styles.words}>
      <Eyebrow>{place}</Eyebrow>
      <Heading level={1} size="display" text={heading} />
      <p className={styles.intro}>{intro}</p>
      <div className={styles.booking}>
        <ButtonLink {...booking.link}>{booking.label}</ButtonLink>
        <span>{booking.note}</span>
      </div>
    </div>
    <div className={styles.city}>
      <div className={styles.sun} />
      <Skyline className={styles.skyline} path={skyline} />
    </div>
  </Band>
);
