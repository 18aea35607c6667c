import { clsx } from 'clsx';
import { Eyebrow, Heading, type SectionWords } from '../../components/Heading/Heading.tsx';
import { House, type HouseDrawing, type Lettering } from '../../components/House/House.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { areAllSamples, SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { DoorFormWords } from '@agency/content-model/schemas/your-door.ts';
import { CarouselArrows } from '../shared/Carousel/Carousel.tsx';
import { DoorInvitation } from '../your-door/DoorForm.tsx';
import '../../styles/open-house.css';
import styles from './Street.module.css';

/** A project as a house of the street. */
interface StreetHouse extends HouseDrawing, Pick<Project, 'name'> {
  href: string;
  /** Below the house: the trade and the city. */
  plate: string;
  sample?: boolean;
  /** The project's house front. Undefined when the house is vacant. */
  shop?: Project['front'];
}

/** Each sign is lettered as the shop's own website is. */
const letterings: Partial<Record<Project['front'], Lettering>> = {
  bakery: 'caprasimo',
  office: 'bricolage',
  parlor: 'bodoni',
  florist: 'bodoni',
  workshop: 'bricolage',
};

interface StreetProps extends SectionWords {
  /** The last one is vacant. */
  houses: readonly StreetHouse[];
  door: DoorFormWords;
}

/**
 * The agency's work as a street in the evening: one house per project, whose lights go on when hovered and whose door
 * leads to its website. The row scrolls sideways without script; `client/carousels.ts` makes the arrows work,
 * `client/street.ts` puts the websites into the windows.
 */
export const Street = ({ houses, door, eyebrow, heading, text, link }: StreetProps) => {
  const projects = houses.filter(({ sample }) => sample !== undefined);
  const isOneForAll = areAllSamples(projects);
  return (
    <section
      id="street"
      className={clsx('stack relative isolate clip', styles.street)}
      data-carousel=""
    >
      <div className={clsx('row wrap items-end gap-1 across-5', styles.words)}>
        <div className="stack gap-1">
          <div className="row wrap gap-2">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {isOneForAll && <SampleStamp many />}
          </div>
          <Heading size="medium" text={heading} />
        </div>
        <div className={styles.ways}>
          <p className="small">{text}</p>
          <div className="row wrap apart not-on-paper">
            {link && <TextLink {...link} />}
            <div className="row gap-1">
              <CarouselArrows items="houses" />
            </div>
          </div>
        </div>
      </div>
      <div className={clsx('sideways not-on-paper', styles.view)} data-carousel-track="">
        <ul className={clsx('row items-end relative isolate', styles.row)}>
          {houses.map(({ href, plate, name, front, lights, shop, sample }) => (
            <li key={href} className={clsx('relative', styles.place)}>
              <a className={clsx('stack relative bare', styles.house)} href={href}>
                <House
                  name={name}
                  front={front}
                  lights={lights}
                  lettering={shop && letterings[shop]}
                  isYours={!shop}
                >
                  {shop && (
                    <span
                      className={clsx('fill clip rounded', styles.window, styles[shop])}
                      data-shop-window=""
                      aria-hidden="true"
                    />
                  )}
                </House>
                <span className={clsx('small snug', styles.plate)} data-plate="">
                  {plate}
                  {sample && !isOneForAll && ' (made-up example)'}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={clsx('not-on-paper', styles.offer)}>
        <DoorInvitation {...door} form="street-door" inPlace />
      </div>
    </section>
  );
};
