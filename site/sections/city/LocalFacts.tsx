import { clsx } from 'clsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { City } from '@agency/content-model/schemas/city.ts';
import styles from './LocalFacts.module.css';

export const LocalPlaces = ({ places, ...words }: City['neighborhoods']) => (
  <Section tone="brand">
    <SectionHeader {...words} className="gap-3 below-5 words-34 heading-and-text" />
    <ul
      className={clsx('stack gap-6 columns-far sideways phone-row', styles.places)}
      tabIndex={0}
      aria-label={words.heading}
    >
      {places.map(({ name, text }) => (
        <li key={name}>
          <h3 className="action display-2 below-2">{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const LocalSearches = ({ heading, paragraphs, phrases }: City['search']) => (
  <Section tone="soft">
    <Columns widths="wideLeft" className="gap-5 columns-far items-middle">
      <SectionHeader heading={heading} text={paragraphs} className="measure" />
      <ul className="paper rounded">
        {phrases.map((phrase) => (
          <li key={phrase} className={clsx('row line-below', styles.phrase)}>
            <svg
              className={clsx('fixed-size drawn accent', styles.glass)}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6" />
            </svg>
            {phrase}
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);

type LocalCustomersProps = City['customers'] & Pick<City, 'related'>;

export const LocalCustomers = ({ heading, paragraphs, related }: LocalCustomersProps) => (
  <Section tone="tint">
    <Heading className="below-5 measure-40" text={heading} />
    <div className={clsx('columns-far', styles.customersColumns)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
    <ul className="wrap across-5 above-5">
      {related.map((link) => (
        <li key={link.href}>
          <TextLink {...link} />
        </li>
      ))}
    </ul>
  </Section>
);
