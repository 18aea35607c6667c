import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../../components/Picture/Picture.tsx';
import { areAllSamples } from '../../../components/SampleStamp/SampleStamp.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import type { Testimonials } from '@agency/content-model/schemas/sections.ts';
import { Carousel, Slide } from '../Carousel/Carousel.tsx';
import styles from './Testimonials.module.css';

export type TestimonialCard = Pick<Testimonial, 'role' | 'city' | 'quote' | 'sample'> & {
  picture: PictureSource;
};

/** Testimonials are pictures. Each has its text in a caption for screen readers. */
export const TestimonialCarousel = ({
  label = 'Testimonials',
  cards,
  perView = 'three',
  words,
}: {
  /** Unique on the page. */
  label?: string;
  cards: readonly TestimonialCard[];
  perView?: 'three' | 'four';
  words?: ReactNode;
}) => (
  <Carousel label={label} perView={perView} words={words} sample={areAllSamples(cards)}>
    {cards.map(({ role, city, quote, picture, sample }, index) => (
      <Slide
        key={quote}
        position={`${index + 1} of ${cards.length}`}
        sample={sample && !areAllSamples(cards)}
      >
        <figure className={clsx('relative fill', styles.card)}>
          <Picture picture={picture} alt={`Testimonial ${index + 1}`} />
          <figcaption className="only-for-screen-readers">
            {`“${quote}” ${role}, ${city}`}
          </figcaption>
        </figure>
      </Slide>
    ))}
  </Carousel>
);

type TestimonialSectionProps = Testimonials & {
  tone?: 'soft' | 'ink';
  cards: readonly TestimonialCard[];
  perView?: 'three' | 'four';
};

export const TestimonialSection = ({
  tone = 'soft',
  buttons,
  cards,
  perView,
  ...words
}: TestimonialSectionProps) =>
  cards.length > 0 && (
    <Section id="testimonials" tone={tone}>
      <TestimonialCarousel
        cards={cards}
        perView={perView}
        words={<SectionHeader {...words} size="medium" className="gap-1" />}
      />
      <div className={clsx('wrap gap-2 above-3', styles.buttons)}>
        {buttons.map(({ label, href }) => (
          <ButtonLink key={href} variant={tone === 'ink' ? 'onDark' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
