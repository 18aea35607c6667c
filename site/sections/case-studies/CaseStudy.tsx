import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { BeforeAfter } from './CaseStudies.tsx';
import styles from './CaseStudies.module.css';

type CaseBeginningProps = PageOf<'case-study'>['beginning'];

export const CaseBeginning = ({ duration, ticket, ...words }: CaseBeginningProps) => (
  <Section tone="soft">
    <Columns widths="narrowLeft" early className="gap-5 columns-far items-middle">
      <div className="centered tilt">
        <Ticket size="large" words={duration} note={ticket} />
      </div>
      <SectionHeader {...words} lead className="gap-3 measure-40" />
    </Columns>
  </Section>
);

type Change = PageOf<'case-study'>['sections'][number];

/** What changed on the page that the story opens with. */
export const FirstChange = ({ title, before, change, why }: Omit<Change, 'pictures'>) => (
  <Columns widths="wideRight" className="gap-4 columns-far above-6">
    <div className="stack gap-4 items-top">
      <Heading text={title} size="medium" />
      <p className={clsx('brand balanced', styles.why)}>{why}</p>
    </div>
    <div className="stack gap-3 measure items-top">
      <p className="muted">{before}</p>
      <p>{change}</p>
    </div>
  </Columns>
);

interface CaseChangeProps extends Omit<Change, 'pictures'> {
  /** Every second one is mirrored. */
  turned: boolean;
  pictures: { before: PictureProps; after: PictureProps };
}

export const CaseChange = ({ turned, title, pictures, before, change, why }: CaseChangeProps) => (
  <Section tone={turned ? 'tint' : 'ground'} className="clip">
    <Columns widths={turned ? 'wideRight' : 'wideLeft'} className="items-middle">
      <div className={clsx(turned && styles.turned)}>
        <BeforeAfter {...pictures} side={turned ? 'right' : 'left'} />
      </div>
      <div className="stack gap-3 measure">
        <Heading text={title} />
        <p className="muted">{before}</p>
        <p>{change}</p>
        <p className={clsx('brand above-2 balanced', styles.why)}>{why}</p>
      </div>
    </Columns>
  </Section>
);

export const CaseLesson = ({ heading, points }: PageOf<'case-study'>['lesson']) => (
  <Section tone="tint">
    <Columns widths="wideRight" className="gap-5 columns-far">
      <Heading text={heading} />
      <BloomList className="gap-4 display-1" items={points} />
    </Columns>
  </Section>
);
