import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import {
  TestimonialRail,
  type TestimonialCard,
} from '../shared/TestimonialRail/TestimonialRail.tsx';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  eyebrow: string;
  heading: string;
  buttons: readonly { label: string; href: string }[];
  cards: readonly TestimonialCard[];
}

/** What clients say, as a row to leaf through. */
export const Testimonials = ({ eyebrow, heading, buttons, cards }: TestimonialsProps) => (
  <Band tone="rose" deferred>
    <div className={styles['words']}>
      <Eyebrow className={styles['eyebrow']}>{eyebrow}</Eyebrow>
      <Heading text={heading} />
    </div>
    <TestimonialRail cards={cards} />
    <div className={styles['buttons']}>
      {buttons.map(({ label, href }) => (
        <ButtonLink key={href} look="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </Band>
);
