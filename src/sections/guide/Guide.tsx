import type { ReactNode } from 'react';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Guide.module.css';

export const GuideHero = ({ link, search, ...words }: PageOf<'guide'>['hero']) => (
  <Section tone="plum">
    <Columns widths="equal" className={styles.heroColumns}>
      <PageHeader {...words} className={styles.heroWords}>
        <ButtonLink href="#guide">{link}</ButtonLink>
      </PageHeader>
      <div className={styles.mirror} role="img" aria-label={search.alt}>
        <p className={styles.field}>
          <svg viewBox="0 0 24 24" width="26" height="26" className={styles.lens}>
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />
          </svg>
          <span className={styles.query}>{search.query}</span>
        </p>
        <ul className={styles.results}>
          {search.others.map((other) => (
            <li key={other} className={styles.result}>
              <span className={styles.name}>{other}</span>
              <span className={styles.lines} />
            </li>
          ))}
          <li className={styles.you}>
            <Bloom width="34" height="34" className={styles.bloom} />
            <span>{search.you}</span>
          </li>
        </ul>
      </div>
    </Columns>
  </Section>
);

type GuideOfferProps = PageOf<'guide'>['guide'] & { children: ReactNode };

export const GuideOffer = ({ chapters, children, ...words }: GuideOfferProps) => (
  <Section tone="sand" id="guide">
    <Columns widths="wideLeft" className={styles.offerColumns}>
      <SectionHeader {...words} className={styles.offerWords} />
      <ul className={styles.chapters}>
        {chapters.map(({ title, text }) => (
          <li key={title} className={styles.chapter}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      <div className={styles.counter}>
        <Awning />
        {children}
      </div>
    </Columns>
  </Section>
);

export const SearchesToTry = ({ heading, items }: PageOf<'guide'>['searches']) => (
  <Section tone="paper">
    <Heading text={heading} className={styles.tryHeading} />
    <ol className={styles.searches}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.search}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
