import { PageHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import {
  BrowserFrame,
  Picture,
  type PictureProps,
  type PictureSource,
} from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Project } from '../../content-schemas/client-work.ts';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Project.module.css';

type Words = PageOf<'case-studies'>['projects'];

interface ProjectStoryProps extends Pick<
  Project,
  'name' | 'trade' | 'city' | 'done' | 'package' | 'sample'
> {
  words: Words;
  /** The home page from top to bottom, or its first screen. */
  whole: PictureProps;
  /** Whether there is more to it than fits in the window. */
  isTall: boolean;
  handset: PictureSource | undefined;
}

/** A client's website: what was done, the whole page in a window that scrolls, and a phone beside it. */
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
  <Section tone="sand">
    <div className={styles.story}>
      <PageHeader eyebrow={`${trade}, ${city}`} heading={name} />
      <div className={styles.words}>
        <p>{done}</p>
        <p>
          {words.package} <TextLink {...chosen} />
        </p>
        {sample && (
          <div className={styles.note}>
            <SampleStamp />
            <p>{words.sampleNote}</p>
          </div>
        )}
      </div>
    </div>
    <div className={styles.screens}>
      <figure className={styles.website}>
        {isTall ? (
          // Focusable, so that the arrow keys scroll it.
          <section className={styles.window} tabIndex={0} aria-label={words.whole}>
            <BrowserFrame {...whole} priority />
          </section>
        ) : (
          <BrowserFrame {...whole} priority />
        )}
        {isTall && <figcaption>{words.whole}</figcaption>}
      </figure>
      {handset && (
        <figure className={styles.handset}>
          <div className={styles.screen}>
            <Picture picture={handset} alt={`${name}, ${words.phone.toLowerCase()}`} />
          </div>
          <figcaption>{words.phone}</figcaption>
        </figure>
      )}
    </div>
  </Section>
);

interface NeighborsProps {
  words: Words;
  previous: { name: string; href: string };
  next: { name: string; href: string };
}

/** The houses to the left and to the right. */
export const Neighbors = ({ words, previous, next }: NeighborsProps) => (
  <Section tone="paper" className={styles.neighbors}>
    <nav className={styles.ways} aria-label={`${words.previous}, ${words.next}`}>
      <p>
        <span className={styles.side}>{words.previous}</span>
        <a href={previous.href}>{previous.name}</a>
      </p>
      <p>
        <span className={styles.side}>{words.next}</span>
        <a href={next.href}>{next.name}</a>
      </p>
    </nav>
  </Section>
);
