import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skyline } from '../../components/Skyline/Skyline.tsx';
import styles from './CityStreet.module.css';

interface CityStreetProps {
  heading: string;
  text: string;
  /** Each with the line of its skyline. */
  cities: readonly { name: string; href: string; skyline: string }[];
}

/** The cities as one street of skylines, each leading to its page. */
export const CityStreet = ({ heading, text, cities }: CityStreetProps) => (
  <Band tone="paper">
    <div className={styles.words}>
      <Heading text={heading} />
      <p className={styles.text}>{text}</p>
    </div>
    <ul className={styles.street}>
      {cities.map(({ name, href, skyline }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            <Skyline className={styles.skyline} path={skyline} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Band>
);
