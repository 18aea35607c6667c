import type { ReactNode } from 'react';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { Awning, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './ContactIntroduction.module.css';

type ContactIntroductionProps = Pick<PageOf<'contact'>, 'heading' | 'text' | 'aside'> & {
  agencyEmail: string;
  children: ReactNode;
};

export const ContactIntroduction = ({
  heading,
  text,
  aside,
  agencyEmail,
  children,
}: ContactIntroductionProps) => (
  <Section tone="sand">
    <div className={styles.columns}>
      <PageHeader heading={heading} text={text} className={styles.words} />
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
  </Section>
);
