import { clsx } from 'clsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Arch, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { Post, Reading } from '@agency/content-model/schemas/blog.ts';
import type { ShownPackage } from '@agency/content-model/schemas/packages.ts';
import type { SplitText } from '../../text/text.ts';
import { listingAddress } from '../blog/listing.ts';
import { Prose, ReviewCard, TextFacts, type TextFactsProps } from '../shared/LongText/LongText.tsx';
import { PostCard, type PostCardProps } from '../shared/PostCard/PostCard.tsx';
import styles from './Post.module.css';

type PostHeroProps = Pick<Post, 'title' | 'category' | 'summary'> & {
  cover: PictureProps;
  facts: TextFactsProps;
  button: LabelledLink;
};

export const PostHero = ({ title, category, summary, cover, facts, button }: PostHeroProps) => (
  <Section tone="tint" first className={styles.above}>
    <Columns widths="equal" className="gap-5 across-5">
      <div className="stack gap-4 items-start middle">
        <p className="row gap-2 small strong">
          <a className="calm" href="/blog">
            Blog
          </a>
          <span aria-hidden="true">/</span>
          <a className="calm" href={listingAddress({ category, page: 1 })}>
            {category}
          </a>
        </p>
        <Heading level={1} text={title} />
        <p className="lead">{summary}</p>
        <TextFacts {...facts} />
        <ButtonLink {...button} />
      </div>
      <Arch shape="window" tone="action" className={styles.cover} {...cover} priority />
    </Columns>
  </Section>
);

type PostTextProps = SplitText &
  Pick<Reading, 'next' | 'aside' | 'review'> & { packages: readonly ShownPackage[] };

/** The text of a post: one section open at a time, the others show their title and first sentence. */
export const PostText = ({
  opening,
  sections,
  footnotes,
  next,
  aside,
  packages,
  review,
}: PostTextProps) => (
  <Section tone="ground" className={styles.text}>
    <Columns widths="narrowRight" className="gap-7 columns-far">
      <div className="stack gap-6 items-top may-shrink measure-40">
        <Prose html={opening} className="lead" />
        <div className={clsx(sections.length > 0 && 'rule')}>
          {sections.map(({ id, title, teaser, html }, index) => {
            const following = sections[index + 1];
            return (
              <Disclosure key={id} {...{ id, title, teaser }} group="sections" open={index === 0}>
                <Prose html={html} />
                {following && (
                  <p className="strong above-3 not-on-paper">
                    {next}: <a href={`#${following.id}`}>{following.title}</a>
                  </p>
                )}
              </Disclosure>
            );
          })}
        </div>
        {footnotes && <Prose html={footnotes} className="small" />}
      </div>
      <aside className={clsx('stack gap-6 items-top not-on-paper', styles.aside)}>
        {packages.length > 0 && (
          <div className="stack gap-2">
            <h2 className="size-2">{aside.heading}</h2>
            <p>{aside.text}</p>
            <ul className="rule above-2">
              {packages.map(({ name, price, href }) => (
                <li key={href} className="row gap-3 apart padding-3 line-below relative">
                  <StretchedLink className="display-1" href={href}>
                    {name}
                  </StretchedLink>
                  <Ticket words={price} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <ReviewCard {...review} />
      </aside>
    </Columns>
  </Section>
);

type RelatedPostsProps = Reading['related'] & { posts: readonly PostCardProps[] };

export const RelatedPosts = ({ posts, ...words }: RelatedPostsProps) => (
  <Section tone="tint" className="not-on-paper">
    <Columns widths="narrowLeft" className="gap-5 columns-far">
      <SectionHeader {...words} className="gap-3" />
      <ul className={clsx('stack gap-6', styles.posts)}>
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);
