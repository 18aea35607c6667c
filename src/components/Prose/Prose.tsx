import { clsx } from 'clsx';
import styles from './Prose.module.css';

interface ProseProps {
  /** Rendered Markdown of the content files. */
  html: string;
  className?: string;
}

/** Running text with everything Markdown knows. */
export const Prose = ({ html, className }: ProseProps) => (
  <div
    className={clsx(styles.prose, className)}
    // It comes from our own content files.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
