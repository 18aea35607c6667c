import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import {
  BrowserFrame,
  Picture,
  type PictureProps,
  type PictureSource,
} from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Project } from '../../../content-schemas/client-work.ts';
import { Carousel, Slide } from '../Carousel/Carousel.tsx';
import styles from './Projects.module.css';

export interface ProjectCard
  extends Pick<Project, 'name' | 'trade' | 'city' | 'sample'>, PictureProps {
  href: string;
  /** The whole page, which passes by when the card is pointed at. */
  whole?: PictureSource;
}

interface ProjectSectionProps extends SectionWords {
  tone?: 'sand' | 'rose';
  cards: readonly ProjectCard[];
}

const Card = ({ name, trade, city, href, whole, ...picture }: ProjectCard) => (
  <div className={styles.card}>
    <div className={styles.website}>
      <BrowserFrame {...picture} />
      {whole && (
        <span className={styles.passing}>
          <Picture picture={whole} alt="" />
        </span>
      )}
    </div>
    <p className={styles.caption}>
      <StretchedLink href={href}>{name}</StretchedLink>
      <span>
        {trade}, {city}
      </span>
    </p>
  </div>
);

export const ProjectSection = ({ tone = 'sand', cards, ...words }: ProjectSectionProps) => (
  <Section tone={tone}>
    <Carousel
      label="Projects"
      perView="two"
      words={<SectionHeader {...words} emphasis="italic" className={styles.words} />}
    >
      {cards.map((card, index) => (
        <Slide key={card.href} position={`${index + 1} of ${cards.length}: ${card.name}`}>
          <Card {...card} />
        </Slide>
      ))}
    </Carousel>
  </Section>
);
