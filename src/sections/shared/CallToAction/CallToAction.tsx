import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { Arch, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './CallToAction.module.css';

/** The last section of a page: the invitation, with a face beside it. */
export const CallToAction = ({ portrait, ...words }: SectionWords & { portrait: PictureProps }) => (
  <Section tone="rose" className={styles.section}>
    <div className={styles.columns}>
      <SectionHeader {...words} className={styles.words} />
      <Arch tone="marigold" className={styles.portrait} {...portrait} />
    </div>
  </Section>
);
