import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { BrowserFrame, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Project } from '../../../content-schemas/client-work.ts';
import { Carousel, Slide } from '../Carousel/Carousel.tsx';
import styles from './Projects.module.css';

export type ProjectCard = Pick<Project, 'name' | 'role' | 'sample'> & PictureProps;

interface ProjectSectionProps extends SectionWords {
  tone?: 'sand' | 'rose';
  cards: readonly ProjectCard[];
}

export const ProjectSection = ({ tone = 'sand', cards, ...words }: ProjectSectionProps) => (
  <Section tone={tone}>
    <SectionHeader {...words} emphasis="italic" className={styles.words} />
    <Carousel label="Projects" perView="two">
      {cards.map(({ name, role, ...picture }, index) => (
        <Slide key={name} position={`${index + 1} of ${cards.length}: ${name}, ${role}`}>
          <BrowserFrame {...picture} />
        </Slide>
      ))}
    </Carousel>
  </Section>
);
