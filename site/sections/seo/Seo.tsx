import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { ShownPackage } from '@agency/content-model/schemas/packages.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './Seo.module.css';

type SeoOffer = Omit<PageOf<'seo'>['offers']['offers'][number], 'package' | 'more'> &
  Pick<ShownPackage, 'name' | 'price'> & { more: LabelledLink };

export const Offers = ({ label, offers }: { label: string; offers: readonly SeoOffer[] }) => (
  <Section tone="soft">
    <h2 className="only-for-screen-readers">{label}</h2>
    <div className={clsx('stack gap-5 items-level', styles.steps)}>
      {offers.map(({ name, price, description, points, button, more }, index) => (
        <article
          key={name}
          className={clsx('paper counter stack gap-4 items-start', index > 0 && 'on-ink')}
        >
          <Awning />
          <div className="tilt">
            <Ticket size="large" words={price} />
          </div>
          <Heading level={3} size="large" text={name} />
          <p className="lead measure-30">{description}</p>
          <BloomList items={points} />
          <div className="row wrap gap-3 across-5 above-2">
            <ButtonLink {...button} />
            <TextLink {...more} />
          </div>
        </article>
      ))}
    </div>
  </Section>
);

type CityLinksProps = PageOf<'seo'>['cities'] & {
  cities: readonly { name: string; href: string; picture?: PictureSource | undefined }[];
};

export const CityLinks = ({ cities, ...words }: CityLinksProps) => (
  <Section tone="ground">
    <SectionHeader {...words} className="words-34 gap-3 below-6 heading-and-text" />
    <ul className={clsx('stack', styles.street)}>
      {cities.map(({ name, href, picture }) => (
        <li key={href}>
          <a className={clsx('stack gap-2 display-2 brand', styles.link)} href={href}>
            {picture && <Picture className={styles.city} picture={picture} alt="" />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

export const Honesty = ({ struck, ...words }: PageOf<'seo'>['honesty']) => (
  <Section tone="brand">
    <Columns widths="wideRight" className="gap-5 columns-far items-middle">
      <p className={clsx('relative', styles.struck)} aria-hidden="true">
        {struck}
        <svg
          className={clsx('drawn action', styles.stroke)}
          viewBox="0 0 200 100"
          preserveAspectRatio="none"
        >
          <path d="M4 82C50 66 120 36 196 14c-50 22-110 44-168 74" />
        </svg>
      </p>
      <SectionHeader {...words} lead className="words-34" />
    </Columns>
  </Section>
);
