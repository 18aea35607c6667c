import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Onward } from '../shared/Onward/Onward.tsx';
import { LegalSection } from './LegalSection.tsx';
import styles from './LegalText.module.css';
import type { ShownSection } from './shownSections.ts';

interface LegalTextProps {
  heading: string;
  updated: Date;
  summary: string;
  sections: readonly ShownSection[];
  links: readonly { label: string; href: string }[];
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A long, calm text: what it says in short, what it holds, and then all of it. */
export const LegalText = ({ heading, updated, summary, sections, links }: LegalTextProps) => (
  <>
    <Band tone="sand" className={styles.head}>
      <div className={styles.words}>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.summary}>{summary}</p>
        <p className={styles.updated}>
          Last changed on{' '}
          <time dateTime={updated.toISOString().slice(0, 10)}>{day.format(updated)}</time>
        </p>
      </div>
    </Band>
    <Band tone="paper">
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <Heading size="small" text="On this page" id="contents" />
          <ol className={styles.list}>
            {sections.map(({ id, heading: title }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <LegalSection key={section.id} {...section} />
          ))}
          <Onward links={links} />
        </div>
      </div>
    </Band>
  </>
);
