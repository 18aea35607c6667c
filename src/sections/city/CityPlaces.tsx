import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CityPlaces.module.css';

interface CityPlacesProps {
  heading: string;
  text: string;
  places: readonly { name: string; text: string }[];
}

/** The neighborhoods, as on the directory board of a building. */
export const CityPlaces = ({ heading, text, places }: CityPlacesProps) => (
  <Band tone="plum">
    <div className={styles.words}>
      <Heading text={heading} />
      <p>{text}</p>
    </div>
    <dl className={styles.board}>
      {places.map(({ name, text: about }) => (
        <div key={name} className={styles.place}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.about}>{about}</dd>
        </div>
      ))}
    </dl>
  </Band>
);
