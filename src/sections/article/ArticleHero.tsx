import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './ArticleHero.module.css';

interface ArticleHeroProps {
  headline: string;
  summary: string;
  cover: PictureProps;
  /** The package the article explains. */
  package: { label: string; href: string };
}

/** The head of a package article: a shop at dusk, the cover lit in its window. */
export const ArticleHero = ({
  headline,
  summary,
  cover,
  package: { label, href },
}: ArticleHeroProps) => (
  <Band tone="plum" className={styles.band} awning>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading level={1} size="display" text={headline} />
        <p className={styles.summary}>{summary}</p>
        <TextLink href={href}>{label}</TextLink>
      </div>
      <Arch shape="window" tone="marigold" className={styles.cover}>
        <Picture {...cover} priority />
      </Arch>
    </div>
  </Band>
);
