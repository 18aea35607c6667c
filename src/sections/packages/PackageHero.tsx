import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './PackageHero.module.css';

interface PackageHeroProps {
  name: string;
  price: number;
  note: string;
  heading: string;
  intro: string;
  button: LabelledLink;
  art: PictureProps;
}

/** What the package promises and what it costs: the ticket hangs in the doorway. */
export const PackageHero = ({
  name,
  price,
  note,
  heading,
  intro,
  button: { label, ...button },
  art,
}: PackageHeroProps) => (
  <Band tone="sand" className={styles.front} awning>
    <div className={styles.columns}>
      <div className={styles.title}>
        <Eyebrow>{name}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
      </div>
      <div className={styles.ticket}>
        <Ticket size="large" price={`$${price}`} note={note} />
      </div>
      <div className={styles.words}>
        <p className={styles.intro}>{intro}</p>
        <ButtonLink {...button}>{label}</ButtonLink>
      </div>
      <Arch tone="rose" className={styles.art}>
        <Picture {...art} priority />
      </Arch>
    </div>
  </Band>
);
