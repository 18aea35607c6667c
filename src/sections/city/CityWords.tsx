import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Picture, type WithPictures } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { City, CityPages } from '../../content-schemas/city.ts';
import styles from './CityWords.module.css';

export const CitySearch = ({ heading, paragraphs, phrases }: City['search']) => (
  <Section tone="rose">
    <Columns widths="wideLeft" className={styles.searchColumns}>
      <SectionHeader heading={heading} className={styles.searchWords}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </SectionHeader>
      <ul className={styles.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase} className={styles.phrase}>
            <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6" />
            </svg>
            {phrase}
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);

type CityCustomersProps = City['customers'] & Pick<City, 'related'>;

export const CityCustomers = ({ heading, paragraphs, related }: CityCustomersProps) => (
  <Section tone="sand">
    <Heading className={styles.heading} text={heading} />
    <div className={styles.customersColumns}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
    <ul className={styles.related}>
      {related.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </Section>
);

type CityAboutProps = WithPictures<City['about'] & CityPages['about'], 'laptop'>;

export const CityAbout = ({ link, laptop, ...words }: CityAboutProps) => (
  <Section tone="sand" className={styles.section}>
    <Columns widths="wideRight">
      <SectionHeader {...words} className={styles.aboutWords}>
        <ButtonLink variant="secondary" {...link} />
      </SectionHeader>
      <div className={styles.laptop}>
        <Picture {...laptop} />
      </div>
    </Columns>
  </Section>
);
