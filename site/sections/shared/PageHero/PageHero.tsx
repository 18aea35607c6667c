import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends SectionWords {
  tone: 'tint' | 'soft' | 'brand';
  intro: string;
  children: ReactNode;
}

/** The first section of a page: its headline, with a drawing beside it. */
export const PageHero = ({ tone, intro, children, ...words }: PageHeroProps) => (
  <Section tone={tone} first>
    <Columns widths="equal" className="items-middle">
      <PageHeader {...words} text={intro} className="words-34" />
      <div className={clsx('centered', styles.drawing)}>{children}</div>
    </Columns>
  </Section>
);
