import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { ComingSoonSign } from '../shared/ComingSoonSign/ComingSoonSign.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './CaseCards.module.css';

interface CaseCard {
  title: string;
  text: string;
  /** Without a link the story is coming soon. */
  link?: { label: string; href: string } | undefined;
  picture: PictureProps;
  before?: PictureProps | undefined;
}

interface CaseCardsProps {
  cards: readonly CaseCard[];
}

/** The cases: the one that is told, large; the ones to come, in the window below it. */
export const CaseCards = ({ cards }: CaseCardsProps) => (
  <Band tone="paper">
    <ul className={styles.grid}>
      {cards.map(({ title, text, link, picture, before }) => (
        <li key={title} className={styles.card}>
          <div className={styles.picture}>
            {before ? (
              <BeforeAfter before={before} after={picture} priority />
            ) : (
              <Picture {...picture} />
            )}
          </div>
          <div className={styles.words}>
            {!link && <ComingSoonSign className={styles.sign} />}
            <Heading size={before ? 'large' : 'medium'} text={title} />
            <p>{text}</p>
            {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
          </div>
        </li>
      ))}
    </ul>
  </Band>
);
