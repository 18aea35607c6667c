import { ArrowButton } from '../../components/ArrowButton/ArrowButton.tsx';
import { CoverLink } from '../../components/CoverLink/CoverLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Unbroken } from '../../components/Unbroken/Unbroken.tsx';
import type { PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './FeaturedPosts.module.css';

interface FeaturedPostsProps {
  label: string;
  posts: readonly PostCardProps[];
}

interface SlideProps extends PostCardProps {
  priority: boolean;
}

const Slide = ({ title, summary, href, category, cover, priority }: SlideProps) => (
  <article className={styles.slide}>
    <Picture {...cover} priority={priority} />
    <div className={styles.words}>
      <p className={styles.category}>{category}</p>
      <h2 className={styles.title}>
        <CoverLink href={href}>
          <Unbroken text={title} />
        </CoverLink>
      </h2>
      <p>{summary}</p>
    </div>
  </article>
);

/**
 * The first posts, one at a time. By itself the row scrolls sideways, by
 * finger, wheel and keyboard; `client/carousels.ts` makes the arrows turn it
 * round and round (W3C carousel pattern).
 */
export const FeaturedPosts = ({ label, posts }: FeaturedPostsProps) => (
  <section
    className={styles.carousel}
    aria-roledescription="carousel"
    aria-label={label}
    data-featured=""
  >
    {posts.length > 1 && (
      <div className={styles.controls}>
        <p className={styles.position} role="status" data-featured-position="">
          1 of {posts.length}
        </p>
        <ArrowButton direction="previous" label="Previous featured post" data-featured-arrow="-1" />
        <ArrowButton direction="next" label="Next featured post" data-featured-arrow="1" />
      </div>
    )}
    {/* Focusable, so that the arrow keys scroll it. */}
    <div
      className={styles.track}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-featured-track=""
    >
      {posts.map((post, index) => (
        <div
          key={post.href}
          className={styles.place}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${posts.length}`}
        >
          <Slide {...post} priority={index === 0} />
        </div>
      ))}
    </div>
  </section>
);
