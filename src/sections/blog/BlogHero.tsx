import { PageHeader, UnbrokenHyphens } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import { ArrowButton } from '../shared/Carousel/Carousel.tsx';
import type { PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './BlogHero.module.css';

/**
 * The first posts, one at a time. By itself the row scrolls sideways, by
 * finger, wheel and keyboard; `client/carousels.ts` makes the arrows turn it
 * round and round (W3C carousel pattern).
 */
const FeaturedPosts = ({ label, posts }: { label: string; posts: readonly PostCardProps[] }) => (
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
      {posts.map(({ title, summary, href, category, cover }, index) => (
        <div
          key={href}
          className={styles.place}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${posts.length}`}
        >
          <article className={styles.slide}>
            <Picture {...cover} priority={index === 0} />
            <div className={styles.featuredWords}>
              <p className={styles.category}>{category}</p>
              <h2 className={styles.title}>
                <StretchedLink href={href}>
                  <UnbrokenHyphens text={title} />
                </StretchedLink>
              </h2>
              <p>{summary}</p>
            </div>
          </article>
        </div>
      ))}
    </div>
  </section>
);

type BlogHeroProps = Pick<PageOf<'blog'>, 'eyebrow' | 'heading' | 'text' | 'featured'> & {
  posts: readonly PostCardProps[];
};

export const BlogHero = ({ featured, posts, ...words }: BlogHeroProps) => (
  <Section tone="sand" className={styles.section}>
    <Columns widths="wideRight" className={styles.columns}>
      <PageHeader {...words} className={styles.heroWords} />
      <div className={styles.window}>
        <Awning />
        <FeaturedPosts label={featured} posts={posts} />
      </div>
    </Columns>
  </Section>
);
