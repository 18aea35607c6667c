import { PageHeader } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './ReviewHero.module.css';

type ReviewHeroProps = PageOf<'free-review'>['hero'] & { website: PictureProps };

export const ReviewHero = ({ recording, website, ...words }: ReviewHeroProps) => (
  <Section tone="paper">
    <Columns widths="equal" className={styles.columns}>
      <PageHeader {...words} />
      {/* A recorded walkthrough, paused: a website in its player, with our remarks pinned to it. */}
      <div className={styles.recording}>
        <div className={styles.player}>
          <Picture {...website} priority />
          <div className={styles.bar} aria-hidden="true">
            <svg className={styles.play} viewBox="0 0 24 24" width="22" height="22">
              <path d="M6 3.5v17L20.5 12z" fill="currentColor" />
            </svg>
            <span className={styles.track} />
            <span>{recording.length}</span>
          </div>
        </div>
        <ul className={styles.notes}>
          {recording.notes.map((note) => (
            <li key={note} className={styles.note}>
              {note}
            </li>
          ))}
        </ul>
      </div>
    </Columns>
  </Section>
);
