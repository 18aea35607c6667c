import styles from './TemplateNotice.module.css';

interface TemplateNoticeProps {
  text: string;
  /** The words on the way home. */
  link: string;
}

/** The strip above a sample website that says it is one. */
export const TemplateNotice = ({ text, link }: TemplateNoticeProps) => (
  <aside className={styles.notice} aria-label="About this page">
    <p>{text}</p>
    <a className={styles.link} href="/">
      {link}
    </a>
  </aside>
);
