import { Band } from '../../../components/Band/Band.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { ProjectRail, type ProjectCard } from '../ProjectRail/ProjectRail.tsx';
import styles from './ProjectBand.module.css';

interface ProjectBandProps {
  tone?: 'sand' | 'paper' | 'rose';
  heading: string;
  text: string;
  link: { label: string; href: string };
  cards: readonly ProjectCard[];
}

/** Past projects, as a row of browser windows to stroll along. */
export const ProjectBand = ({ tone = 'sand', heading, text, link, cards }: ProjectBandProps) => (
  <Band tone={tone} data-shared>
    <div className={styles.words}>
      <Heading text={heading} emphasis="italic" />
      <p className={styles.text}>{text}</p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </div>
    <ProjectRail cards={cards} />
  </Band>
);
