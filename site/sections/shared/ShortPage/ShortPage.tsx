import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import {
  PageHeader,
  type PageHeaderProps,
  SectionHeader,
} from '../../../components/Heading/Heading.tsx';
import letter from '../../../components/Letter/Letter.module.css';
import { Postage } from '../../../components/Letter/Letter.tsx';
import { ActionLinks } from '../../../components/Links/Links.tsx';
import { Arch, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './ShortPage.module.css';

/** The heading and text of a short page, followed by links or a form. */
export const PageText = (props: PageHeaderProps) => (
  <PageHeader {...props} className="words-measure measure-40" />
);

interface PictureSectionProps {
  tone: 'tint' | 'soft' | 'ink';
  picture: PictureProps;
  children: ReactNode;
}

export const PictureSection = ({ tone, picture, children }: PictureSectionProps) => (
  <Section tone={tone} className="flush">
    <Columns widths="wideLeft" early>
      <div className={clsx('self-middle', styles.pictureWords)}>{children}</div>
      <Arch tone="soft" className={clsx('self-end centered', styles.door)} {...picture} priority />
    </Columns>
  </Section>
);

type ThankYouProps = Pick<PageOf<'thanks'>, 'heading' | 'text' | 'next' | 'download'> & {
  postmark: string;
  children: ReactNode;
};

/** The confirmation after a form: what happened, what to download, where to go next. */
export const ThankYou = ({ postmark, next, download, children, ...words }: ThankYouProps) => (
  <Section tone="soft">
    <Columns
      widths="narrowRight"
      className={clsx(letter.letter, 'items-middle gap-5', styles.thanks)}
    >
      <SectionHeader {...words} level={1} lead className="measure-40">
        {next && <p>{next}</p>}
        {download && <ButtonLink {...download} download />}
        {children}
      </SectionHeader>
      <Postage text={postmark} className={styles.postage} />
    </Columns>
  </Section>
);

interface NearestPagesProps {
  heading: string;
  /** The pages with the addresses most similar to the requested one; often none. */
  suggestions: readonly { path: string; title: string }[];
}

export const NearestPages = ({ heading, suggestions }: NearestPagesProps) =>
  suggestions.length > 0 && (
    <nav className={clsx('on-ground', styles.nearest)} aria-labelledby="nearest-pages">
      <h2 className="below-2 size-1" id="nearest-pages">
        {heading}
      </h2>
      <ul className="stack gap-1">
        {suggestions.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );

type ProblemProps = Pick<PageOf<'problem'>, 'title' | 'sentence' | 'links'>;

export const Problem = ({ title, sentence, links }: ProblemProps) => (
  <PageText heading={title} text={sentence}>
    <ActionLinks links={links} />
  </PageText>
);
