import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { ComingSoonSign } from '../../components/ComingSoonSign/ComingSoonSign.tsx';
import { Heading, PageHeader } from '../../components/Heading/Heading.tsx';
import { ActionLinks } from '../../components/Links/Links.tsx';
import { Arch, BrowserFrame, type PictureProps } from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './CaseStudies.module.css';

type CaseIntroductionProps = Pick<PageOf<'case-studies'>, 'eyebrow' | 'heading'> & {
  intro?: string | undefined;
  /** Says which part of the story is a sample. */
  sampleNote?: string | undefined;
  button: LabelledLink;
  /** The website that the story is about. It stands beside the heading, and its words, the children, below. */
  work?: { before: PictureProps; after: PictureProps } | undefined;
  children?: ReactNode;
};

export const CaseIntroduction = ({
  intro,
  sampleNote,
  button,
  work,
  children,
  eyebrow,
  heading,
}: CaseIntroductionProps) => (
  <Section tone="tint" first>
    <Columns
      widths={work ? 'wideRight' : 'wideLeft'}
      className={clsx('columns-far', work ? 'gap-5 second-row-grows' : 'gap-4 isolate items-end')}
    >
      <PageHeader {...{ eyebrow, heading }} className="gap-3" />
      {work && (
        <div className="beside self-middle">
          <BeforeAfter {...work} priority />
        </div>
      )}
      <div className="stack gap-4 items-start items-top">
        {intro !== undefined && <p className="lead">{intro}</p>}
        {sampleNote !== undefined && (
          <div className="stack gap-2 measure-34 quiet">
            <SampleStamp />
            <p>{sampleNote}</p>
          </div>
        )}
        <ButtonLink {...button} />
      </div>
    </Columns>
    {children}
  </Section>
);

interface BeforeAfterProps {
  before: PictureProps;
  after: PictureProps;
  side?: 'left' | 'right';
  priority?: boolean;
}

export const BeforeAfter = ({
  before,
  after,
  side = 'left',
  priority = false,
}: BeforeAfterProps) => (
  <div className={clsx('stack isolate', styles.pair, styles[side])}>
    <figure className={clsx('relative', styles.before)}>
      <BrowserFrame {...before} />
      <figcaption className={clsx('on-ground', styles.label)}>Before</figcaption>
    </figure>
    <figure className={clsx('relative arrives', styles.after)}>
      <BrowserFrame {...after} priority={priority} />
      <figcaption className={clsx('on-ground', styles.label)}>After</figcaption>
    </figure>
  </div>
);

type CaseCard = Pick<PageOf<'case-studies'>['cards'][number], 'title' | 'text' | 'link'> & {
  picture: PictureProps;
  before?: PictureProps | undefined;
  /** Whether the story it tells is a sample. */
  sample: boolean;
};

export const CaseCards = ({ cards }: { cards: readonly CaseCard[] }) => (
  <Section tone="ground">
    <ul className="stack gap-7 columns-far two-columns">
      {cards.map(({ title, text, link, picture, before, sample }) => (
        <li key={title} className={clsx('stack items-top gap-5 columns-far', styles.card)}>
          {before ? (
            <BeforeAfter before={before} after={picture} priority />
          ) : (
            <Arch shape="window" tone="soft" className={styles.scene} {...picture} />
          )}
          <div className="stack gap-3 items-start middle">
            {!link && <ComingSoonSign className={styles.sign} />}
            {(link ?? before) && sample && <SampleStamp />}
            <Heading size={before ? 'large' : 'medium'} text={title} />
            <p>{text}</p>
            {link && <ButtonLink {...link} />}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

type MoreCasesProps = Pick<PageOf<'case-studies'>, 'more' | 'note' | 'button' | 'link'>;

export const MoreCases = ({ more, note, button, link }: MoreCasesProps) => (
  <Section tone="ink">
    <div className="row wrap gap-5 columns-far">
      <Bloom className={clsx('action', styles.bloom)} />
      <div className="stack gap-3">
        <p className={styles.more}>{more}</p>
        <p>{note}</p>
        <ActionLinks links={[button, link]} />
      </div>
    </div>
  </Section>
);
