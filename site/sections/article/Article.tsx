import { clsx } from 'clsx';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import list from '../../components/List/List.module.css';
import { Arch, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { Article, Reading } from '@agency/content-model/schemas/blog.ts';
import type { SplitText } from '../../text/text.ts';
import { Prose, ReviewCard, TextFacts, type TextFactsProps } from '../shared/LongText/LongText.tsx';
import styles from './Article.module.css';

type ArticleHeroProps = Pick<Article, 'headline' | 'summary' | 'package'> & {
  cover: PictureProps;
  button: LabelledLink;
};

export const ArticleHero = ({
  headline,
  summary,
  cover,
  button,
  package: offer,
}: ArticleHeroProps) => (
  <Section tone="brand" first awning>
    <Columns widths="wideRight" className="columns-near">
      <PageHeader
        heading={headline}
        text={summary}
        link={offer}
        button={button}
        className="words-32 middle"
      />
      <Arch shape="window" tone="action" className={styles.cover} {...cover} priority />
    </Columns>
  </Section>
);

type ArticleTextProps = SplitText &
  Pick<Article, 'title'> &
  Pick<Reading, 'review' | 'contents'> & { facts: TextFactsProps };

/** A title whose leading number, `1.`, is set apart. */
const Title = ({ id, title }: { id: string; title: string }) => {
  const [, number, words = title] = /^(\d+\.)\s+(.*)$/u.exec(title) ?? [];
  return (
    <h3 className="relative measure-32 display-2" id={id}>
      {number && <span className={clsx('accent italic unbroken', styles.number)}>{number}</span>}{' '}
      {words}
    </h3>
  );
};

export const ArticleText = ({
  title,
  facts,
  opening,
  sections,
  footnotes,
  review,
  contents,
}: ArticleTextProps) => (
  <Section tone="ground">
    <Columns widths="narrowRight" className="gap-7 columns-far">
      <article className={clsx('stack gap-6 may-shrink', styles.text)}>
        <div className={clsx('stack gap-4', styles.head)}>
          <Heading text={title} />
          <TextFacts {...facts} />
        </div>
        <Prose html={opening} className={styles.opening} />
        {sections.map(({ id, title: heading, html }) => (
          <section key={id} className="stack gap-3" aria-labelledby={id}>
            <Title id={id} title={heading} />
            <Prose html={html} />
          </section>
        ))}
        {footnotes && <Prose html={footnotes} className="small" />}
      </article>
      <aside className={clsx(styles.aside, 'not-on-paper')}>
        <div className={clsx('stack gap-4 second-row-grows', styles.margin)}>
          <nav className={clsx('stack gap-2', styles.contents)} aria-labelledby="contents">
            <h2 className="size-1" id="contents">
              {contents}
            </h2>
            <ol className={clsx('rule small', styles.contentsList)}>
              {sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a className="block bare line-below" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <ReviewCard {...review} />
        </div>
      </aside>
    </Columns>
  </Section>
);

type ArticleListProps = Reading['packages'] & {
  articles: readonly (Pick<Article, 'package' | 'title'> & { href: string; isCurrent: boolean })[];
};

export const ArticleList = ({ read, current, articles, ...words }: ArticleListProps) => (
  <Section tone="tint" className="not-on-paper">
    <Columns widths="wideRight">
      <SectionHeader {...words} />
      <ul className={clsx('rule', list.ruled)}>
        {articles.map(({ package: offer, title, href, isCurrent }) => (
          <li key={href} className="stack gap-0">
            <h3 className="display-2">
              <a className="underlined" href={offer.href}>
                {offer.label}
              </a>
            </h3>
            <p>
              {isCurrent ? (
                <span className={clsx('muted italic', styles.current)}>{current}</span>
              ) : (
                <>
                  {read}: <a href={href}>{title}</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);
