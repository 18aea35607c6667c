import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import {
  Eyebrow,
  Heading,
  SectionHeader,
  UnbrokenHyphens,
} from '../../components/Heading/Heading.tsx';
import { ActionLinks, TextLink } from '../../components/Links/Links.tsx';
import {
  Arch,
  Picture,
  type PictureSource,
  type WithPictures,
} from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { AwningCard } from '../shared/Cards/Cards.tsx';
import { PackageBoard, type PackageBoardProps } from '../shared/PackageBoard/PackageBoard.tsx';
import styles from './Home.module.css';

type HeroProps = Omit<PageOf<'home'>['hero'], 'scene'> & {
  scene: PictureSource;
  /** The text of the link down to the houses, if there are any. */
  walk?: string | undefined;
};

export const Hero = ({ eyebrow, heading, tagline, text, button, link, scene, walk }: HeroProps) => (
  <section className={clsx('relative isolate clip', styles.hero)}>
    <div className={styles.scene}>
      <Picture picture={scene} alt="" priority data-fade-in="" />
    </div>
    <div className={clsx('page-width stack items-middle', styles.page)}>
      <div className="stack gap-3 items-start isolate">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading
          level={1}
          size="display"
          text={heading}
          className={clsx('measure-40', styles.heading)}
        />
        <p className="above-2 display-1 brand balanced">{tagline}</p>
        <p className="measure-30 balanced">
          <UnbrokenHyphens text={text} />
        </p>
        <ActionLinks links={[button, link, ...(walk ? [{ label: walk, href: '#street' }] : [])]} />
      </div>
    </div>
  </section>
);

type AboutUsProps = WithPictures<PageOf<'home'>['about'], 'portrait'>;

export const AboutUs = ({ paragraphs, quote, button, portrait, ...words }: AboutUsProps) => (
  <Section tone="ground">
    <div className={styles.about}>
      <Arch tone="soft" className={styles.portrait} {...portrait} />
      <SectionHeader {...words} text={paragraphs} className={styles.aboutWords} />
      <div className={clsx('stack gap-4 items-start', styles.aside)}>
        <p className="display-2 italic brand balanced">{quote}</p>
        <ButtonLink variant="secondary" {...button} />
      </div>
    </div>
  </Section>
);

export const Services = ({ cards, ...words }: PageOf<'home'>['services']) => (
  <Section tone="tint">
    <Columns
      widths="narrowLeft"
      className={clsx('gap-4 items-middle', styles.crafts)}
      data-carousel=""
    >
      <SectionHeader {...words} className="gap-3 measure-34" />
      {/* On a phone a row that scrolls. */}
      <div className={clsx('sideways', styles.cards)} data-carousel-track="">
        {cards.map((card) => (
          <AwningCard key={card.title} {...card} size="small" className={styles.card} />
        ))}
      </div>
    </Columns>
  </Section>
);

export const Proof = ({ figure, heading, text, results, link }: PageOf<'home'>['proof']) => (
  <Section tone="action" className={styles.strip}>
    <div className={clsx('stack items-middle gap-3 columns-far', styles.proof)}>
      <h2 className={clsx('row wrap gap-3 size-1 snug measure-30', styles.grown)}>
        <span className={clsx('unbroken brand', styles.figure)}>{figure}</span>{' '}
        <span>{heading}</span>
      </h2>
      <dl className={clsx('stack gap-3', styles.results)}>
        {results.map(({ value, label }) => (
          <div key={label} className={clsx('stack gap-0 items-top small snug', styles.result)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="small snug">{text}</p>
        <TextLink {...link} />
      </div>
    </div>
  </Section>
);

interface CitiesProps {
  heading: string;
  links: readonly { name: string; href: string; picture?: PictureSource | undefined }[];
}

/** Each city with its painting. */
const Cities = ({ heading, links }: CitiesProps) => (
  <nav className="stack gap-3 items-top" aria-labelledby="cities">
    <h2 className="size-1 snug" id="cities">
      {heading}
    </h2>
    <ul className={clsx('stack gap-2 across-5', styles.cities)}>
      {links.map(({ name, href, picture }) => (
        <li key={href}>
          <a className="calm strong small fill unbroken" href={href}>
            {picture && <Picture picture={picture} alt="" />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The prices, and beside them where they are asked for. */
export const Prices = ({ cities, ...board }: PackageBoardProps & { cities: CitiesProps }) => (
  <PackageBoard {...board} beside={<Cities {...cities} />} />
);
