import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import {
  TestimonialRail,
  type TestimonialCard,
} from '../shared/TestimonialRail/TestimonialRail.tsx';
import styles from './Gallery.module.css';

interface GalleryProps {
  heading: string;
  text: string;
  cards: readonly TestimonialCard[];
}

/** The gallery of testimonials. */
export const Gallery = ({ heading, text, cards }: GalleryProps) => (
  <Band tone="paper" data-shared>
    <div className={styles.words}>
      <Heading text={heading} />
      <p>{text}</p>
    </div>
    <TestimonialRail cards={cards} />
  </Band>
);
