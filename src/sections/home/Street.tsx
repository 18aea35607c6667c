import { SectionHeader, type SectionWords } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import type { Project } from '../../content-schemas/client-work.ts';
import { ArrowButton } from '../shared/Carousel/Carousel.tsx';
import styles from './Street.module.css';

/** A project as a house of the street. */
export interface House extends Pick<Project, 'name'> {
  href: string;
  /** Below the house: the trade and the city. */
  plate: string;
  sample?: boolean;
  /** The house in the evening. */
  front: PictureSource;
  /** Its lights and its open door, laid over it. */
  lights: PictureSource;
}

const HouseLink = ({ name, plate, sample, href, front, lights }: House) => (
  <a className={styles.house} href={href}>
    <span className={styles.front}>
      <Picture picture={front} alt="" />
      <span className={styles.lights}>
        <Picture picture={lights} alt="" />
      </span>
      <span className={styles.sign}>{name}</span>
    </span>
    <span className={styles.plate}>{plate}</span>
    {sample && <SampleStamp className={styles.stamp} />}
  </a>
);

/**
 * The agency's work as a street in the evening: a house for each project, whose
 * lights go on when it is pointed at, and whose door leads to its website. The
 * row scrolls sideways on its own; `client/carousels.ts` makes the arrows work.
 */
export const Street = ({ houses, ...words }: SectionWords & { houses: readonly House[] }) => (
  <section className={styles.street} data-carousel="">
    <div className={styles.words}>
      <SectionHeader {...words} />
      <div className={styles.arrows}>
        <ArrowButton
          direction="previous"
          label="Walk to the left"
          aria-disabled
          data-carousel-arrow="previous"
        />
        <ArrowButton
          direction="next"
          label="Walk to the right"
          aria-disabled={false}
          data-carousel-arrow="next"
        />
      </div>
    </div>
    <div className={styles.view} data-carousel-track="">
      <ul className={styles.row}>
        {houses.map((house) => (
          <li key={house.href} className={styles.place}>
            <HouseLink {...house} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
