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
      <div className="stack gap-3 items-start isolate measure-38">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className="above-2 display-1 brand balanced">{tagline}</p>
        <p className="measure-30">
          <UnbrokenHyphens text={text} />
        </p>
        <ActionLinks links={[button, link]} />
        {walk && <TextLink className={styles.walk} label={walk} href="#street" />}
      </div>
    </div>
  </section>
);

type AboutUsProps = WithPictures<PageOf<'home'>['about'], 'portrait'>;

export const AboutUs = ({ paragraphs, quote, button, portrait, ...words }: AboutUsProps) => (
  <Section tone="ground">
    <Columns widths="wideRight" early className="items-middle">
      <Arch tone="soft" className={styles.portrait} {...portrait} />
      <SectionHeader {...words} text={paragraphs} className="measure">
        <ButtonLink variant="secondary" {...button} />
      </SectionHeader>
      <p className={clsx('brand balanced', styles.quote)}>{quote}</p>
    </Columns>
  </Section>
);

export const Services = ({ cards, ...words }: PageOf<'home'>['services']) => (
  <Section tone="tint">
    <Columns widths="equal" className="across-5">
      <SectionHeader {...words} className={clsx('gap-3 words-34', styles.servicesWords)} />
      {cards.map((card) => (
        <AwningCard key={card.title} {...card} className={styles.card} />
      ))}
    </Columns>
  </Section>
);

export const Proof = ({ figure, heading, text, results, link }: PageOf<'home'>['proof']) => (
  <Section tone="action">
    <Columns widths="nearlyEqual" className="items-end">
      <h2 className={clsx('size-3', styles.claim)}>
        <span className={clsx('block unbroken brand', styles.figure)}>{figure}</span>
        {` ${heading}`}
      </h2>
      <div className={clsx('stack gap-4 items-start items-bottom', styles.case)}>
        <p>{text}</p>
        <dl className="stack full-width">
          {results.map(({ value, label }) => (
            <div key={label} className={clsx('row gap-4 items-baseline', styles.result)}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextLink {...link} />
      </div>
    </Columns>
  </Section>
);

interface CitiesProps {
  heading: string;
  links: readonly { label: string; href: string }[];
}

export const Cities = ({ heading, links }: CitiesProps) => (
  <Section tone="ground" className={clsx('padding-5', styles.cities)}>
    <nav className="row wrap gap-4 items-baseline" aria-labelledby="cities">
      <h2 className="size-1 snug" id="cities">
        {heading}
      </h2>
      {links.map(({ label, href }) => (
        <a key={href} className="strong" href={href}>
          {label}
        </a>
      ))}
    </nav>
  </Section>
);
