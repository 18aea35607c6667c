import { Heading, SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Arch, Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './CallToAction.module.css';

/** The last section of a page: the invitation, with a face beside it. */
export const PortraitClosing = ({
  portrait,
  ...words
}: SectionWords & { portrait: PictureProps }) => (
  <Section tone="rose" className={styles.section}>
    <div className={styles.columns}>
      <SectionHeader {...words} className={styles.words} />
      <Arch tone="marigold" className={styles.portrait} {...portrait} />
    </div>
  </Section>
);

/** The last section of a page: the invitation above Main Street at dusk, its lamps lit. */
export const StreetClosing = ({ street, ...words }: SectionWords & { street: PictureProps }) => (
  <Section tone="plum" className={styles.dusk}>
    <SectionHeader {...words} className={styles.duskWords} />
    <div className={styles.street}>
      <Picture {...street} />
    </div>
  </Section>
);

/** The last section of a page: the invitation as a poster, and nothing else. */
export const TypeClosing = ({ heading, text, button }: SectionWords) => (
  <Section tone="ink" className={styles.poster}>
    <Heading text={heading} className={styles.posterHeading} />
    <div className={styles.posterWords}>
      <p>{text}</p>
      {button && <ButtonLink {...button} />}
    </div>
  </Section>
);
