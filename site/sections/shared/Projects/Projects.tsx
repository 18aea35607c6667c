import { clsx } from 'clsx';
import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import {
  BrowserFrame,
  Picture,
  type PictureProps,
  type PictureSource,
} from '../../../components/Picture/Picture.tsx';
import { areAllSamples } from '../../../components/SampleStamp/SampleStamp.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Project } from '@agency/content-model/schemas/client-work.ts';
import { Carousel, Slide } from '../Carousel/Carousel.tsx';
import styles from './Projects.module.css';

interface ProjectCard extends Pick<Project, 'name' | 'trade' | 'city' | 'sample'>, PictureProps {
  href: string;
  /** The whole page, which scrolls by when the card is hovered. */
  whole?: PictureSource;
}

interface ProjectSectionProps extends SectionWords {
  tone?: 'tint' | 'soft';
  cards: readonly ProjectCard[];
}

const Card = ({ name, trade, city, href, whole, picture, alt }: ProjectCard) => (
  <div className={clsx('stack gap-2 relative', styles.card)}>
    <div className="relative">
      <BrowserFrame picture={picture} alt={alt} />
      {whole && (
        <span className={clsx('not-on-paper fill', styles.passing)}>
          <Picture picture={whole} alt="" />
        </span>
      )}
    </div>
    <p className="wrap gap-1 items-baseline">
      <StretchedLink className="strong" href={href}>
        {name}
      </StretchedLink>
      <span className="quiet">
        {trade}, {city}
      </span>
    </p>
  </div>
);

export const ProjectSection = ({ tone = 'tint', cards, ...words }: ProjectSectionProps) =>
  cards.length > 0 && (
    <Section tone={tone}>
      <Carousel
        label="Projects"
        perView="two"
        sample={areAllSamples(cards)}
        words={<SectionHeader {...words} className="gap-2 across-5 words-34 measure-40" />}
      >
        {cards.map((card, index) => (
          <Slide
            key={card.href}
            position={`${index + 1} of ${cards.length}: ${card.name}`}
            sample={card.sample && !areAllSamples(cards)}
          >
            <Card {...card} />
          </Slide>
        ))}
      </Carousel>
    </Section>
  );
