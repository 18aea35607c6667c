import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import {
  Heading,
  PageHeader,
  SectionHeader,
  type SectionWords,
} from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import {
  BrowserFrame,
  Picture,
  type PictureSource,
  type WithPictures,
} from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Skyline } from '../../components/Skyline/Skyline.tsx';
import type { CityPages } from '../../content-schemas/city-pages.ts';
import type { City } from '../../content-schemas/city.ts';
import styles from './City.module.css';

type CityHeroProps = City['hero'] &
  Pick<City, 'tone'> & {
    place: string;
    booking: CityPages['booking'] & { link: Omit<LabelledLink, 'label'> };
    skyline: string;
  };

export const CityHero = ({ tone, place, heading, intro, booking, skyline }: CityHeroProps) => (
  <Section tone={tone} className={clsx(styles.hero, styles[tone])}>
    <PageHeader eyebrow={place} heading={heading} text={intro} className={styles.heroWords}>
      <div className={styles.booking}>
        <ButtonLink {...booking.link}>{booking.label}</ButtonLink>
        <span>{booking.note}</span>
      </div>
    </PageHeader>
    <div className={styles.city}>
      <div className={styles.sun} />
      <Skyline className={styles.skyline} path={skyline} />
    </div>
  </Section>
);

type CityProcessProps = SectionWords & {
  steps: readonly (City['process']['steps'][number] & { picture: PictureSource })[];
};

export const CityProcess = ({ steps, ...words }: CityProcessProps) => (
  <Section tone="paper">
    <SectionHeader {...words} className={styles.processWords} />
    <ol className={styles.street}>
      {steps.map(({ title, text, picture }) => (
        <li key={title} className={styles.step}>
          <div className={styles.door}>
            <Picture picture={picture} alt="" />
          </div>
          <div className={styles.text}>
            <Heading level={3} size="small" text={title} />
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

type CityOfferProps = CityPages['offer'] & { picture: ComponentProps<typeof BrowserFrame> };

export const CityOffer = ({ picture, caption, blocks }: CityOfferProps) => (
  <Section tone="sand">
    <Columns widths="wideLeft">
      <figure className={styles.sample}>
        <BrowserFrame {...picture} />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.blocks}>
        {blocks.map(({ title, text, link }) => (
          <div key={title} className={styles.block}>
            <Heading size="medium" text={title} />
            <p>{text}</p>
            <TextLink {...link} />
          </div>
        ))}
      </div>
    </Columns>
  </Section>
);

export const CityPlaces = ({ places, ...words }: City['neighborhoods']) => (
  <Section tone="plum">
    <SectionHeader {...words} className={styles.placesWords} />
    <dl className={styles.board}>
      {places.map(({ name, text }) => (
        <div key={name} className={styles.place}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.about}>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

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
