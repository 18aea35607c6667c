import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { BeforeAfter } from './CaseStudies.tsx';
import styles from './CaseStudy.module.css';

type CaseBeginningProps = PageOf<'case-study'>['beginning'];

export const CaseBeginning = ({ duration, ticket, ...words }: CaseBeginningProps) => (
  <Section tone="soft">
    <Columns widths="narrowLeft" early className="gap-5 columns-far items-middle">
      <div className={styles.ticket}>
        <Ticket size="large" words={duration} note={ticket} />
      </div>
      <SectionHeader {...words} lead className="gap-3 measure-40" />
    </Columns>
  </Section>
);

interface CaseChangeProps extends Omit<PageOf<'case-study'>['sections'][number], 'pictures'> {
  /** The index of the change: 0, 1 or 2. Every second one is mirrored. */
  index: number;
  pictures: { before: PictureProps; after: PictureProps };
}

export const CaseChange = ({ index, title, pictures, before, change, why }: CaseChangeProps) => {
  const turned = index % 2 === 1;
  return (
    <Section tone={turned ? 'tint' : 'ground'} className="clip">
      <Columns
        widths={turned ? 'wideRight' : 'wideLeft'}
        className={clsx('items-middle', turned && styles.turned)}
      >
        <div className={styles.pictures}>
          <BeforeAfter {...pictures} side={turned ? 'right' : 'left'} />
        </div>
        <div className={clsx('stack gap-3 measure', styles.changeWords)}>
          <Heading text={title} />
          <p className="muted">{before}</p>
          <p>{change}</p>
          <p className={clsx('brand above-2 balanced', styles.why)}>{why}</p>
        </div>
      </Columns>
    </Section>
  );
};

export const CaseLesson = ({ heading, points }: PageOf<'case-study'>['lesson']) => (
  <Section tone="brand">
    <Columns widths="wideRight" className="gap-5 columns-far">
      <Heading text={heading} />
      <BloomList className={clsx('gap-4', styles.points)} items={points} />
    </Columns>
  </Section>
);
