import { clsx } from 'clsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Arch, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { Post, Reading } from '../../content-schemas/blog.ts';
import type { PricedPackage } from '../../content-schemas/packages.ts';
import type { SplitText } from '../../text/html.ts';
import { listingAddress } from '../blog/listing.ts';
import { Prose, ReviewCard, TextFacts, type TextFactsProps } from '../shared/LongText/LongText.tsx';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './Post.module.css';

type PostHeroProps = Pick<Post, 'title' | 'category' | 'summary'> & {
  cover: PictureProps;
  facts: TextFactsProps;
};

export const PostHero = ({ title, category, summary, cover, facts }: PostHeroProps) => (
  <Section tone="sand" className={styles.heroSection}>
    <Columns widths="equal" className={styles.heroColumns}>
      <div className={styles.heroWords}>
        <p className={styles.way}>
          <a href="/blog">Blog</a>
          <span aria-hidden="true">/</span>
          <a href={listingAddress({ category, page: 1 })}>{category}</a>
        </p>
        <Heading level={1} text={title} />
        <p className={styles.summary}>{summary}</p>
        <TextFacts {...facts} />
      </div>
      <Arch shape="window" tone="marigold" className={styles.cover} {...cover} priority />
    </Columns>
  </Section>
);

type PostTextProps = SplitText &
  Pick<Reading, 'next' | 'aside' | 'review'> & { packages: readonly PricedPackage[] };

/** The text of a post: one section open at a time, the others a title and a first sentence. */
export const PostText = ({ opening, sections, next, aside, packages, review }: PostTextProps) => (
  <Section tone="paper" className={styles.postSection}>
    <Columns widths="narrowRight" className={styles.postColumns}>
      <div className={styles.text}>
        <Prose html={opening} className={styles.opening} />
        <div className={styles.sections}>
          {sections.map(({ id, title, teaser, html }, index) => {
            const following = sections[index + 1];
            return (
              <Disclosure key={id} {...{ id, title, teaser }} group="sections" open={index === 0}>
                <Prose html={html} />
                {following && (
                  <p className={clsx(styles.next, 'not-on-paper')}>
                    {next}: <a href={`#${following.id}`}>{following.title}</a>
                  </p>
                )}
              </Disclosure>
            );
          })}
        </div>
      </div>
      <aside className={clsx(styles.aside, 'not-on-paper')}>
        <div className={styles.packages}>
          <h2 className={styles.heading}>{aside.heading}</h2>
          <p>{aside.text}</p>
          <ul className={styles.list}>
            {packages.map(({ name, price, href }) => (
              <li key={href} className={styles.package}>
                <StretchedLink className={styles.link} href={href}>
                  {name}
                </StretchedLink>
                <Ticket price={`$${price}`} />
              </li>
            ))}
          </ul>
        </div>
        <ReviewCard {...review} />
      </aside>
    </Columns>
  </Section>
);

type RelatedPostsProps = Reading['related'] & { posts: readonly PostCardProps[] };

export const RelatedPosts = ({ posts, ...words }: RelatedPostsProps) => (
  <Section tone="sand" className="not-on-paper">
    <Columns widths="narrowLeft" className={styles.relatedColumns}>
      <SectionHeader {...words} className={styles.relatedWords} />
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);
