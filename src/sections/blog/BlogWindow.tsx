import { Awning } from '../../components/Awning/Awning.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './BlogWindow.module.css';
import { FeaturedPosts } from './FeaturedPosts.tsx';

interface BlogWindowProps {
  eyebrow: string;
  heading: string;
  text: string;
  /** What the row of featured posts is called. */
  featured: string;
  posts: readonly PostCardProps[];
}

/** The head of the blog: its name, and the featured posts on display in a shop window. */
export const BlogWindow = ({ eyebrow, heading, text, featured, posts }: BlogWindowProps) => (
  <Band tone="sand" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.window}>
        <Awning />
        <FeaturedPosts label={featured} posts={posts} />
      </div>
    </div>
  </Band>
);
