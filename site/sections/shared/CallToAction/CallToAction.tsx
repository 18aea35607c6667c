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
import { PlaybookOffer, type PlaybookOfferProps } from '../PlaybookPromo/PlaybookPromo.tsx';
import styles from './CallToAction.module.css';

interface ClosingProps extends SectionWords {
  /** Of the one at the end of the page. */
  id?: string;
}

export const PortraitClosing = ({
  id,
  portrait,
  ...words
}: ClosingProps & { portrait: PictureProps }) => (
  <Section id={id} tone="soft" className="not-on-paper flush">
    <Columns widths="wideLeft" early>
      <SectionHeader {...words} className={clsx('middle measure-40', styles.words)} />
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

export const StreetClosing = ({ id, street, ...words }: ClosingProps & { street: Street }) => (
  <Section id={id} tone="brand" className="not-on-paper flush">
    <SectionHeader {...words} className="measure-40" />
    <DuskStreet {...street} />
  </Section>
);

/** The street by night, under the moon: what the shop windows still offer stands there, too. */
export const EveningClosing = ({
  id,
  street,
  portrait,
  playbook,
  ...words
}: ClosingProps & {
  street: Street;
  portrait: PictureProps;
  playbook?: PlaybookOfferProps | undefined;
}) => (
  <Section id={id} tone="ink" className={clsx('not-on-paper flush', styles.night)}>
    <div className={clsx('stack gap-5', styles.evening)}>
      {playbook && <PlaybookOffer {...playbook} size="medium" className={styles.playbook} />}
      <SectionHeader {...words} className={clsx('gap-3', styles.words)} />
      <DuskStreet {...street} />
      <Arch tone="action" className={clsx('self-end', styles.neighbor)} {...portrait} />
    </div>
  </Section>
);

export const TypeClosing = ({ id, heading, text, button }: ClosingProps) => (
  <Section id={id} tone="ink" className="not-on-paper">
    <Heading text={heading} className={styles.posterHeading} />
    <div className={clsx('stack gap-4 items-start measure-34 above-6', styles.posterWords)}>
      <p>{text}</p>
      {button && <ButtonLink {...button} />}
    </div>
  </Section>
);
