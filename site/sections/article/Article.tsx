import { clsx } from 'clsx';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Arch, Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { Article, Reading } from '@agency/content-model/schemas/blog.ts';
import type { SplitText } from '../../text/text.ts';
import { Prose, ReviewCard, TextFacts, type TextFactsProps } from '../shared/LongText/LongText.tsx';
import { PackageStreet } from '../shared/WebsitePackageList/WebsitePackageList.tsx';
import styles from './Article.module.css';

interface ContentsProps {
  heading: string;
  sections: SplitText['sections'];
}

const Contents = ({ heading, sections }: ContentsProps) => (
  <nav className={clsx('stack gap-2 items-top', styles.contents)} aria-labelledby="contents">
    <h2 className="size-1" id="contents">
      {heading}
    </h2>
    <ol className="small snug">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className="block bare line-below" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

type ArticleHeroProps = Pick<Article, 'headline' | 'summary' | 'package' | 'begins'> &
  ContentsProps & { cover: PictureProps; button: LabelledLink };

/** The top of an article: with its cover in a window, with its cover from edge to edge, or with the list of its sections. */
export const ArticleHero = ({ begins, cover, package: link, ...article }: ArticleHeroProps) => {
  const { headline, summary: text, button, heading, sections } = article;
  const words = { heading: headline, text, link, button };
  if (begins === 'contents')
    return (
      <Section tone="soft">
        <Columns widths="wideLeft" className="items-end">
          <PageHeader {...words} className="words-34" />
          <Contents heading={heading} sections={sections} />
        </Columns>
      </Section>
    );
  if (begins === 'picture')
    return (
      <>
        <Section tone="tint" first>
          <PageHeader {...words} className="words-34" />
        </Section>
        <Cover {...cover} priority />
      </>
    );
  return (
    <Section tone="brand" first awning>
      <Columns widths="wideRight" className="columns-far">
        <PageHeader {...words} className="words-34 middle" />
        <Arch
          shape="window"
          tone="action"
          className={clsx('self-middle', styles.cover)}
          {...cover}
          priority
        />
      </Columns>
    </Section>
  );
};

/** The cover from edge to edge. */
export const Cover = (cover: PictureProps) => (
  <div className={clsx('fill', styles.wide)}>
    <Picture {...cover} />
  </div>
);

type ArticleTextProps = SplitText &
  Pick<Article, 'title' | 'begins'> &
  Pick<Reading, 'review' | 'contents'> & { facts: TextFactsProps };

/** A title whose leading number, `1.`, is set apart. */
const Title = ({ id, title }: { id: string; title: string }) => {
  const [, number, words = title] = /^(\d+\.)\s+(.*)$/u.exec(title) ?? [];
  return (
    <h3 className="relative measure-34 display-2" id={id}>
      {number && <span className={clsx('accent italic unbroken', styles.number)}>{number}</span>}{' '}
      {words}
    </h3>
  );
};

export const ArticleText = ({
  title,
  begins,
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
        <Prose html={opening} className="lead" />
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
          {begins === 'contents' || <Contents heading={contents} sections={sections} />}
          <ReviewCard {...review} />
        </div>
      </aside>
    </Columns>
  </Section>
);

type ArticleListProps = Reading['packages'] & {
  articles: readonly (Pick<Article, 'package' | 'title'> & {
    href: string;
    isCurrent: boolean;
    pages: number;
  })[];
};

/** The packages as a street, with the article about each. */
export const ArticleList = ({ read, current, articles, ...words }: ArticleListProps) => (
  <Section tone="tint" className="not-on-paper">
    <SectionHeader {...words} className="below-6" />
    <PackageStreet
      packages={articles.map(({ package: offer, title, href, isCurrent, pages }) => ({
        name: offer.label,
        pages,
        sign: <a href={offer.href}>{offer.label}</a>,
        words: isCurrent ? (
          <p className="display-1 italic">{current}</p>
        ) : (
          <p>
            {read}: <a href={href}>{title}</a>
          </p>
        ),
      }))}
    />
  </Section>
);
