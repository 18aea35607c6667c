import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './RelatedPosts.module.css';

interface RelatedPostsProps {
  heading: string;
  link: { label: string; href: string };
  posts: readonly PostCardProps[];
}

/** What to read next. */
export const RelatedPosts = ({ heading, link, posts }: RelatedPostsProps) => (
  <Band tone="sand" data-shared className="not-on-paper">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
