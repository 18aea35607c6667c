import type { ReactNode } from 'react';
import { Band } from '../../../components/Band/Band.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Postmark } from '../../../components/Postmark/Postmark.tsx';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  heading: string;
  text: string;
  /** Runs around the stamp. */
  postmark: string;
  /** A file to take along. */
  download?: { label: string; href: string } | undefined;
  /** The ways onward. */
  children: ReactNode;
}

/** The receipt for a form: what happened, what to take along, where to go from here. */
export const ThankYou = ({ heading, text, postmark, download, children }: ThankYouProps) => (
  <Band tone="rose">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading level={1} size="large" text={heading} />
        <p className={styles.lead}>{text}</p>
        {download && (
          <ButtonLink href={download.href} download>
            {download.label}
          </ButtonLink>
        )}
        {children}
      </div>
      <Postmark text={postmark} className={styles.postmark} />
    </div>
  </Band>
);
