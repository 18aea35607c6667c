import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import { Skyline } from '../../components/Skyline/Skyline.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { ShownPackage } from '../../content-schemas/packages.ts';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Seo.module.css';

type SeoOffer = Omit<PageOf<'seo'>['offers']['offers'][number], 'package' | 'more'> &
  Pick<ShownPackage, 'name' | 'price'> & { more: LabelledLink };

export const Offers = ({ label, offers }: { label: string; offers: readonly SeoOffer[] }) => (
  <Section tone="soft">
    <h2 className="only-for-screen-readers">{label}</h2>
    <div className={clsx('stack gap-6', styles.steps)}>
      {offers.map(({ name, price, description, points, button, more }) => (
        <article key={name} className={clsx('paper relative', styles.window)}>
          <Awning className={styles.awning} />
          <div className={clsx('stack gap-4 items-start', styles.offerWords)}>
            <div className={styles.ticket}>
              <Ticket size="large" price={price} />
            </div>
            <Heading level={3} size="large" text={name} />
            <p className={clsx('lead', styles.description)}>{description}</p>
            <BloomList items={points} />
            <div className={clsx('row wrap gap-line', styles.actions)}>
              <ButtonLink {...button} />
              <TextLink {...more} />
            </div>
          </div>
        </article>
      ))}
    </div>
  </Section>
);

type CityLinksProps = PageOf<'seo'>['cities'] & {
  cities: readonly { name: string; href: string; skyline: string }[];
};

export const CityLinks = ({ cities, ...words }: CityLinksProps) => (
  <Section tone="ground">
    <SectionHeader {...words} emphasis="italic" className={clsx('words-34', styles.citiesWords)} />
    <ul className={clsx('stack', styles.street)}>
      {cities.map(({ name, href, skyline }) => (
        <li key={href}>
          <a className={clsx('stack gap-2', styles.link)} href={href}>
            <Skyline className={styles.skyline} path={skyline} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

/** What the agency does not sell. */
export const Honesty = ({ struck, ...words }: PageOf<'seo'>['honesty']) => (
  <Section tone="brand">
    <Columns widths="wideRight" className="gap-columns-near items-middle">
      <p className={clsx('relative', styles.struck)} aria-hidden="true">
        {struck}
        <svg className={styles.stroke} viewBox="0 0 200 100" preserveAspectRatio="none">
          <path d="M4 82C50 66 120 36 196 14c-50 22-110 44-168 74" />
        </svg>
      </p>
      <SectionHeader {...words} emphasis="italic" lead className="words-36" />
    </Columns>
  </Section>
);
