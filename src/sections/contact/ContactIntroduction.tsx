import type { ReactNode } from 'react';
import { Awning } from '../../components/Awning/Awning.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './ContactIntroduction.module.css';

interface ContactIntroductionProps {
  heading: string;
  text: string;
  aside: { heading: string; steps: readonly string[]; note: string };
  agencyEmail: string;
  /** The form. */
  children: ReactNode;
}

/** The contact page: the invitation and what happens next, beside the form on its counter. */
export const ContactIntroduction = ({
  heading,
  text,
  aside,
  agencyEmail,
  children,
}: ContactIntroductionProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.counter}>
        <Awning />
        {children}
      </div>
      <div className={styles.next}>
        <h2 className={styles.nextHeading}>{aside.heading}</h2>
        <ol className={styles.steps}>
          {aside.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        <p>
          {aside.note} <a href={`mailto:${agencyEmail}`}>{agencyEmail}</a>
        </p>
      </div>
    </div>
  </Band>
);
