import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import {
  BrowserFrame,
  Picture,
  type PictureProps,
  type PictureSource,
} from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import '../../styles/open-house.css';
import styles from './Project.module.css';

type Words = PageOf<'case-studies'>['projects'];

interface ProjectStoryProps extends Pick<
  Project,
  'name' | 'trade' | 'city' | 'done' | 'package' | 'sample'
> {
  words: Words;
  /** The home page from top to bottom, or its first screen only. */
  whole: PictureProps;
  /** Whether the page is taller than the window. */
  isTall: boolean;
  handset: PictureSource | undefined;
}

/** A client's website: the whole page in a scrollable window with a phone beside it, and then the work done. */
export const ProjectStory = ({
  name,
  trade,
  city,
  done,
  package: chosen,
  sample,
  words,
  whole,
  isTall,
  handset,
}: ProjectStoryProps) => (
  <Section tone="tint" first className={styles.shop}>
    <div className="row wrap gap-3 apart below-5">
      <PageHeader eyebrow={`${trade}, ${city}`} heading={name} className="gap-0" />
      {sample && <SampleStamp />}
    </div>
    <div id="website" className={clsx('stack gap-5 columns-far', styles.screens)}>
      <figure className={styles.website} data-website="">
        {isTall ? (
          // Focusable, so that the arrow keys scroll it.
          <section className={styles.window} tabIndex={0} aria-label={words.whole}>
            {/* Decoded synchronously for the first frame, into which the house grows. */}
            <BrowserFrame {...whole} priority decoding="sync" />
          </section>
        ) : (
          <BrowserFrame {...whole} priority decoding="sync" />
        )}
        {isTall && <figcaption className="quiet above-2">{words.whole}</figcaption>}
      </figure>
      {handset && (
        <figure className={clsx('sticky', styles.handset)} data-website="">
          <div className={clsx('fill clip', styles.screen)}>
            <Picture picture={handset} alt={`${name}, ${words.phone.toLowerCase()}`} />
          </div>
          <figcaption className="quiet above-2">{words.phone}</figcaption>
        </figure>
      )}
    </div>
    <Columns widths="wideLeft" className="gap-5 columns-far above-6">
      <div className="stack gap-3 measure items-top">
        <p className="lead">{done}</p>
        {sample && <p className={clsx('quiet', styles.note)}>{words.sampleNote}</p>}
      </div>
      <div className="stack gap-4 items-start items-top">
        <p>
          {words.package} <TextLink {...chosen} />
        </p>
        <ButtonLink {...words.invitation.button} />
      </div>
    </Columns>
  </Section>
);

interface NeighborsProps {
  words: Words;
  previous: { name: string; href: string };
  next: { name: string; href: string };
}

export const Neighbors = ({ words, previous, next }: NeighborsProps) => (
  <Section tone="ground" className="strip">
    <nav className="wrap gap-4 apart" aria-label={`${words.previous}, ${words.next}`}>
      <p className="stack gap-1">
        <span className="quiet">{words.previous}</span>
        <a className="display-2" href={previous.href}>
          {previous.name}
        </a>
      </p>
      <p className="stack gap-1">
        <span className="quiet">{words.next}</span>
        <a className="display-2" href={next.href}>
          {next.name}
        </a>
      </p>
    </nav>
  </Section>
);
