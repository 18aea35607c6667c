import { clsx } from 'clsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { ComingSoonSign, Heading, PageHeader } from '../../components/Heading/Heading.tsx';
import { ActionLinks } from '../../components/Links/Links.tsx';
import { BrowserFrame, Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './CaseStudies.module.css';

type CaseIntroductionProps = Pick<PageOf<'case-studies'>, 'eyebrow' | 'heading' | 'intro'> & {
  /** What of the story is a sample. */
  sampleNote?: string | undefined;
};

export const CaseIntroduction = ({ intro, sampleNote, ...words }: CaseIntroductionProps) => (
  <Section tone="sand" className={styles.section}>
    <Columns widths="wideLeft" className={styles.columns}>
      <PageHeader {...words} className={styles.introductionWords} />
      <div className={styles.introductionText}>
        <p className={styles.intro}>{intro}</p>
        {sampleNote !== undefined && (
          <div className={styles.sampleNote}>
            <SampleStamp />
            <p>{sampleNote}</p>
          </div>
        )}
      </div>
    </Columns>
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
  <div className={clsx(styles.pair, styles[side])}>
    <figure className={styles.before}>
      <BrowserFrame {...before} />
      <figcaption className={styles.label}>Before</figcaption>
    </figure>
    <figure className={styles.after}>
      <BrowserFrame {...after} priority={priority} />
      <figcaption className={styles.label}>After</figcaption>
    </figure>
  </div>
);

type CaseCard = Pick<PageOf<'case-studies'>['cards'][number], 'title' | 'text' | 'link'> & {
  picture: PictureProps;
  before?: PictureProps | undefined;
};

interface CaseCardsProps {
  cards: readonly CaseCard[];
  /** Whether the stories that can be read are samples. */
  sample: boolean;
}

export const CaseCards = ({ cards, sample }: CaseCardsProps) => (
  <Section tone="paper">
    <ul className={styles.grid}>
      {cards.map(({ title, text, link, picture, before }) => (
        <li key={title} className={styles.card}>
          <div className={styles.picture}>
            {before ? (
              <BeforeAfter before={before} after={picture} priority />
            ) : (
              <Picture {...picture} />
            )}
          </div>
          <div className={styles.cardWords}>
            {!link && <ComingSoonSign className={styles.sign} />}
            {link && sample && <SampleStamp />}
            <Heading size={before ? 'large' : 'medium'} text={title} />
            <p>{text}</p>
            {link && <ButtonLink {...link} />}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

type MoreCasesProps = Pick<PageOf<'case-studies'>, 'more' | 'note' | 'links'>;

export const MoreCases = ({ more, note, links }: MoreCasesProps) => (
  <Section tone="ink">
    <div className={styles.page}>
      <Bloom className={styles.bloom} width="120" height="120" />
      <p className={styles.more}>{more}</p>
      <p>{note}</p>
      <ActionLinks links={links} />
    </div>
  </Section>
);
