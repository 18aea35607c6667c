import { listingAddress } from '../blog/listing.ts';
import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { TextFacts, type TextFactsProps } from '../shared/TextFacts/TextFacts.tsx';
import styles from './PostHero.module.css';

interface PostHeroProps {
  title: string;
  category: string;
  summary: string;
  cover: PictureProps;
  facts: TextFactsProps;
}

/** The head of a post: its title and what it is about, the cover hanging over the edge of the band. */
export const PostHero = ({ title, category, summary, cover, facts }: PostHeroProps) => (
  <Band tone="sand" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <p data-label className={styles.way}>
          <a href="/blog">Blog</a>
          <span aria-hidden="true">/</span>
          <a href={listingAddress({ category, page: 1 })}>{category}</a>
        </p>
        <Heading level={1} text={title} />
        <p className={styles.summary}>{summary}</p>
        <TextFacts {...facts} />
      </div>
      <Arch shape="window" tone="marigold" className={styles.cover}>
        <Picture {...cover} priority />
      </Arch>
    </div>
  </Band>
);
