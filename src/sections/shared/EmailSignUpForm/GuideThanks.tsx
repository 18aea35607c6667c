import styles from './GuideThanks.module.css';

export interface GuideThanksProps {
  /** The exact words of the message that takes the place of the form. */
  success: string;
  /** The PDF; the link serves browsers that block downloads by themselves. */
  download: { label: string; href: string };
}

/** The thanks for an address, and the guide. `client/sign-up.ts` puts it in the place of the form that names this id. */
export const GuideThanks = ({ id, success, download }: GuideThanksProps & { id: string }) => (
  <div id={id} className={styles.thanks} role="status" tabIndex={-1} hidden>
    <p className={styles.message}>{success}</p>
    <p>
      <a href={download.href} download>
        {download.label}
      </a>
    </p>
  </div>
);
