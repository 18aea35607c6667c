import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../../components/SampleStamp/SampleStamp.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Testimonial } from '../../../content-schemas/client-work.ts';
import type { Testimonials } from '../../../content-schemas/sections.ts';
import { Carousel, Slide } from '../Carousel/Carousel.tsx';
import styles from './Testimonials.module.css';

export type TestimonialCard = Omit<Testimonial, 'picture'> & { picture: PictureSource };

/** Testimonials are pictures; each has its words beside it for those who cannot see them. */
export const TestimonialCarousel = ({
  cards,
  words,
}: {
  cards: readonly TestimonialCard[];
  words?: ReactNode;
}) => (
  <Carousel label="Testimonials" perView="three" words={words}>
    {cards.map(({ role, city, quote, picture, sample }, index) => (
      <Slide key={quote} position={`${index + 1} of ${cards.length}`}>
        <figure className={styles.card}>
          <Picture picture={picture} alt={`Testimonial ${index + 1}`} />
          {sample && <SampleStamp className={styles.sample} />}
          <figcaption className="only-for-screen-readers">
            {`“${quote}” ${role}, ${city}`}
          </figcaption>
        </figure>
      </Slide>
    ))}
  </Carousel>
);

type TestimonialSectionProps = Testimonials & {
  tone?: 'rose' | 'ink';
  cards: readonly TestimonialCard[];
};

export const TestimonialSection = ({
  tone = 'rose',
  buttons,
  cards,
  ...words
}: TestimonialSectionProps) => (
  <Section tone={tone}>
    <TestimonialCarousel
      cards={cards}
      words={<SectionHeader {...words} className={styles.words} />}
    />
    <div className={styles.buttons}>
      {buttons.map(({ label, href }) => (
        <ButtonLink key={href} variant={tone === 'ink' ? 'onDark' : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </Section>
);
