import { clsx } from 'clsx';
import { Heading, SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import {
  Arch,
  Picture,
  type PictureProps,
  type PictureSource,
} from '../../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import styles from './CallToAction.module.css';

export const PortraitClosing = ({
  portrait,
  ...words
}: SectionWords & { portrait: PictureProps }) => (
  <Section id="closing" tone="soft" className={clsx('not-on-paper', styles.section)}>
    <Columns widths="wideLeft" early>
      <SectionHeader {...words} className={clsx('middle measure-38', styles.words)} />
      <Arch tone="action" className={clsx('self-end centered', styles.portrait)} {...portrait} />
    </Columns>
  </Section>
);

/** Main Street at dusk, and the same before its lamps are lit. */
interface Street {
  lit: PictureSource;
  unlit: PictureSource;
}

/** The lamps light up as the street scrolls into view. */
const DuskStreet = ({ lit, unlit }: Street) => (
  <div className={clsx('stack fill', styles.street)}>
    <Picture picture={lit} alt="" />
    <Picture picture={unlit} alt="" className={styles.unlit} />
  </div>
);

export const StreetClosing = ({ street, ...words }: SectionWords & { street: Street }) => (
  <Section id="closing" tone="brand" className="not-on-paper flush">
    <SectionHeader {...words} className="measure-44" />
    <DuskStreet {...street} />
  </Section>
);

export const EveningClosing = ({
  street,
  portrait,
  ...words
}: SectionWords & { street: Street; portrait: PictureProps }) => (
  <Section id="closing" tone="ink" className="not-on-paper flush">
    <Columns widths="wideLeft" early className={clsx('gap-5 columns-far', styles.evening)}>
      <SectionHeader {...words} className={clsx('measure-38', styles.words)} />
      <DuskStreet {...street} />
      <Arch tone="action" className={clsx('self-end centered', styles.neighbor)} {...portrait} />
    </Columns>
  </Section>
);

export const TypeClosing = ({ heading, text, button }: SectionWords) => (
  <Section id="closing" tone="ink" className="not-on-paper">
    <Heading text={heading} className={styles.posterHeading} />
    <div className={clsx('stack gap-4 items-start measure-34 above-6', styles.posterWords)}>
      <p>{text}</p>
      {button && <ButtonLink {...button} />}
    </div>
  </Section>
);
