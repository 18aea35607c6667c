import { Picture, type PictureSource } from '../../../components/Picture/Picture.tsx';
import { Rail, RailItem } from '../Rail/Rail.tsx';
import styles from './TestimonialRail.module.css';

export interface TestimonialCard {
  role: string;
  city: string;
  quote: string;
  picture: PictureSource;
}

interface TestimonialRailProps {
  cards: readonly TestimonialCard[];
}

/** Testimonials are pictures; each has its words beside it for those who cannot see them. */
export const TestimonialRail = ({ cards }: TestimonialRailProps) => (
  <Rail label="Testimonials" perView="three">
    {cards.map(({ role, city, quote, picture }, index) => (
      <RailItem key={quote} position={`${index + 1} of ${cards.length}`}>
        <figure className={styles.card}>
          <Picture picture={picture} alt={`Testimonial ${index + 1}`} />
          <figcaption className="only-for-screen-readers">
            {`“${quote}” ${role}, ${city}`}
          </figcaption>
        </figure>
      </RailItem>
    ))}
  </Rail>
);
