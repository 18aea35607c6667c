import { clsx } from 'clsx';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { PageHeader, UnbrokenHyphens } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { ArrowButton } from '../shared/Carousel/Carousel.tsx';
import type { PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './BlogHero.module.css';

/**
 * The first posts, one at a time. Without script the row scrolls sideways, by touch, wheel and keyboard;
 * `client/carousels.ts` makes the arrows wrap around (W3C carousel pattern).
 */
const FeaturedPosts = ({
  label,
  posts,
}: {
  label: string;
  posts: readonly Required<PostCardProps>[];
}) => (
  <section className="stack" aria-roledescription="carousel" aria-label={label} data-featured="">
    {posts.length > 1 && (
      <div className={clsx('row gap-2', styles.controls)} data-needs-script="">
        <p className={clsx('quiet', styles.position)} role="status" data-featured-position="">
          1 of {posts.length}
        </p>
        <ArrowButton direction="previous" label="Previous featured post" data-featured-arrow="-1" />
        <ArrowButton direction="next" label="Next featured post" data-featured-arrow="1" />
      </div>
    )}
    {/* Focusable, so that the arrow keys scroll it. */}
    <div
      className={clsx('sideways', styles.track)}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-featured-track=""
    >
      {posts.map(({ title, summary, href, category, cover }, index) => (
        <div
          key={href}
          className={clsx('stack', styles.place)}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${posts.length}`}
        >
          <article className="fill relative stack second-row-grows">
            <Picture {...cover} priority={index === 0} />
            <div className={clsx('stack gap-1 items-top', styles.featuredWords)}>
              <p className="small strong accent">{category}</p>
              <h2 className="size-3">
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
  posts: readonly Required<PostCardProps>[];
  button: LabelledLink;
};

export const BlogHero = ({ featured, posts, ...words }: BlogHeroProps) => (
  <Section tone="tint" first>
    <Columns widths="wideRight" className="columns-far">
      <PageHeader {...words} className="words-34 middle" />
      <div className={clsx('relative may-shrink', styles.window)}>
        <Awning />
        <FeaturedPosts label={featured} posts={posts} />
      </div>
    </Columns>
  </Section>
);
