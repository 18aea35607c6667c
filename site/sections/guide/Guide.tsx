import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './Guide.module.css';

export const GuideHero = ({ link, search, ...words }: PageOf<'guide'>['hero']) => (
  <Section tone="brand">
    <Columns widths="equal" className="items-middle">
      <PageHeader {...words} className={clsx('words-34', styles.heroWords)}>
        <ButtonLink href="#guide">{link}</ButtonLink>
      </PageHeader>
      <div className="stack gap-4 ink" role="img" aria-label={search.alt}>
        <p className={clsx('on-ground row gap-3', styles.field)}>
          <svg
            viewBox="0 0 24 24"
            width="26"
            height="26"
            className="drawn accent fixed-size"
            strokeWidth="2.6"
          >
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />
          </svg>
          <span className={clsx('breaks', styles.query)}>{search.query}</span>
        </p>
        <ul className="stack gap-3">
          {search.others.map((other) => (
            <li key={other} className={clsx('stack rounded', styles.result)}>
              <span className="strong">{other}</span>
              <span className={styles.lines} />
            </li>
          ))}
          <li className={clsx('row gap-3 rounded', styles.you)}>
            <Bloom width="34" height="34" className="action fixed-size" />
            <span>{search.you}</span>
          </li>
        </ul>
      </div>
    </Columns>
  </Section>
);

type GuideOfferProps = PageOf<'guide'>['guide'] & { children: ReactNode };

export const GuideOffer = ({ chapters, children, ...words }: GuideOfferProps) => (
  <Section tone="tint" id="guide">
    <Columns widths="wideLeft" className="gap-5 columns-far second-row-grows">
      <SectionHeader {...words} className="measure-40" />
      <ul className="stack items-top">
        {chapters.map(({ title, text }) => (
          <li key={title} className={clsx('relative line-below', styles.chapter)}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      <div className="paper counter beside self-middle not-on-paper">
        <Awning />
        {children}
      </div>
    </Columns>
  </Section>
);

type SearchesProps = PageOf<'guide'>['searches'] & { link: string };

export const SearchesToTry = ({ heading, items, link }: SearchesProps) => (
  <Section tone="ground">
    <Heading text={heading} className="isolate below-6" />
    <ol className="stack gap-5">
      {items.map(({ title, text }) => (
        <li key={title} className={clsx('stack gap-3 words-34', styles.search)}>
          <h3 className={clsx('on-ground size-1 snug', styles.title)}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <ButtonLink href="#guide" className="above-6">
      {link}
    </ButtonLink>
  </Section>
);
