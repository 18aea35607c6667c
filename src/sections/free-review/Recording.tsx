import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './Recording.module.css';

interface RecordingProps {
  /** The website that is being walked through. */
  picture: PictureProps;
  length: string;
  /** What is said about it. */
  notes: readonly string[];
}

/** A recorded walkthrough, paused: a website in its player, with our remarks pinned to it. */
export const Recording = ({ picture, length, notes }: RecordingProps) => (
  <div className={styles.recording}>
    <div className={styles.player}>
      <Picture {...picture} priority />
      <div className={styles.bar} aria-hidden="true">
        <svg className={styles.play} viewBox="0 0 24 24" width="22" height="22">
          <path d="M6 3.5v17L20.5 12z" fill="currentColor" />
        </svg>
        <span className={styles.track} />
        <span>{length}</span>
      </div>
    </div>
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          {note}
        </li>
      ))}
    </ul>
  </div>
);
