import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './GuideHero.module.css';
import { SearchMirror, type SearchMirrorProps } from './SearchMirror.tsx';

interface GuideHeroProps {
  eyebrow: string;
  heading: string;
  text: string;
  link: string;
  search: SearchMirrorProps;
}

/** The dare: look yourself up. Beside it, what most people find. */
export const GuideHero = ({ eyebrow, heading, text, link, search }: GuideHeroProps) => (
  <Band tone="plum">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} className={styles.heading} />
        <p className={styles.lead}>{text}</p>
        <ButtonLink href="#guide">{link}</ButtonLink>
      </div>
      <SearchMirror {...search} />
    </div>
  </Band>
);
