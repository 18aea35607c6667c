import { Band } from '../../components/Band/Band.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Fanlight } from './Fanlight.tsx';
import styles from './Doors.module.css';

interface DoorsProps {
  /** Announced before the doors, for those who go from heading to heading. */
  label: string;
  tiers: readonly {
    name: string;
    size: string;
    description: string;
    points: readonly string[];
    button: { label: string; href: string };
  }[];
}

/** The three sizes of a website, as three doors on one street, each taller than the last. */
export const Doors = ({ label, tiers }: DoorsProps) => (
  <Band tone="sand">
    <h2 className="only-for-screen-readers">{label}</h2>
    <ul className={styles.street}>
      {tiers.map(({ name, size, description, points, button }) => (
        <li key={name} className={styles.door}>
          <Fanlight className={styles.fanlight} />
          <p className={styles.size}>{size}</p>
          <h3 className={styles.name}>{name}</h3>
          <p>{description}</p>
          <BloomList className={styles.points} items={points} />
          <ButtonLink className={styles.button} href={button.href}>
            {button.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Band>
);
