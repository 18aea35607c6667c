import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { Stamp } from '../../components/Letter/Letter.tsx';
import list from '../../components/List/List.module.css';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { phoneLink } from '@agency/leads/forms/phone-link.ts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './ContactIntroduction.module.css';

export type ContactIntroductionProps = Pick<
  PageOf<'contact'>,
  'heading' | 'text' | 'salutation' | 'aside'
> &
  Pick<BusinessContent, 'phone'> & {
    eyebrow?: string;
    agencyEmail: string;
    /** The street address, or the area served. */
    address?: string | undefined;
    /** Sentences on the hours and holidays. */
    hours: readonly string[];
    /** The sign that says whether the agency is open. */
    sign?: ReactNode;
    children: ReactNode;
  };

export const ContactIntroduction = ({
  eyebrow,
  heading,
  text,
  salutation,
  aside,
  agencyEmail,
  phone,
  address,
  hours,
  sign,
  children,
}: ContactIntroductionProps) => (
  <Section tone="tint">
    <Columns widths="equal" className="second-row-grows">
      <PageHeader eyebrow={eyebrow} heading={heading} text={text} className="words-34" />
      <div className={clsx('stack gap-4 relative isolate beside not-on-paper', styles.letter)}>
        <span className={clsx('paper arrives', styles.sheet)} />
        <div className="row apart gap-4">
          <p className="display-2 italic">{salutation}</p>
          <Stamp />
        </div>
        {children}
      </div>
      <div className="stack gap-4 items-top isolate">
        <h2 className="size-1">{aside.heading}</h2>
        <ol className={clsx('stack gap-3', list.numbered)}>
          {aside.steps.map((step) => (
            <li key={step} className={clsx('relative measure-34', styles.step)}>
              {step}
            </li>
          ))}
        </ol>
        {sign}
        <p>
          {aside.note} <a href={`mailto:${agencyEmail}`}>{agencyEmail}</a>
        </p>
        <p className="measure-34">
          {aside.caution} <a href={aside.privacy.href}>{aside.privacy.label}</a>
        </p>
        {phone && (
          <p>
            <a className="unbroken" href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
        )}
        {address && <p>{address}</p>}
        {hours.map((sentence) => (
          <p key={sentence} className="measure-34">
            {sentence}
          </p>
        ))}
      </div>
    </Columns>
  </Section>
);
