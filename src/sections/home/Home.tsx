import { BloomList } from '../../components/Bloom/Bloom.tsx';
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
import { Awning, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Home.module.css';

type HeroProps = Omit<PageOf<'home'>['hero'], 'scene'> & { scene: PictureSource };

export const Hero = ({ eyebrow, heading, tagline, text, button, link, scene }: HeroProps) => (
  <section className={styles.hero}>
    <div className={styles.scene}>
      <Picture picture={scene} alt="" priority data-fade-in="" />
    </div>
    <div className={styles.page}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.text}>
          <UnbrokenHyphens text={text} />
        </p>
        <ActionLinks links={[button, link]} />
      </div>
    </div>
  </section>
);

type AboutUsProps = WithPictures<PageOf<'home'>['about'], 'portrait'>;

export const AboutUs = ({ paragraphs, quote, button, portrait, ...words }: AboutUsProps) => (
  <Section tone="paper">
    <div className={styles.aboutColumns}>
      <Arch tone="rose" className={styles.portrait} {...portrait} />
      <SectionHeader {...words} text={paragraphs} emphasis="italic" className={styles.story}>
        <ButtonLink variant="secondary" {...button} />
      </SectionHeader>
      <p className={styles.quote}>{quote}</p>
    </div>
  </Section>
);

export const Services = ({ cards, ...words }: PageOf<'home'>['services']) => (
  <Section tone="sand">
    <div className={styles.servicesColumns}>
      <SectionHeader {...words} className={styles.servicesWords} />
      {cards.map(({ title, text, points, link }) => (
        <article key={title} className={styles.card}>
          <Awning />
          <Heading level={3} size="medium" text={title} />
          <p>{text}</p>
          <BloomList className={styles.points} items={points} />
          <TextLink {...link} />
        </article>
      ))}
    </div>
  </Section>
);

export const Proof = ({ figure, heading, text, results, link }: PageOf<'home'>['proof']) => (
  <Section tone="ink">
    <div className={styles.proofColumns}>
      <h2 className={styles.claim}>
        <span className={styles.figure}>{figure}</span>
        {` ${heading}`}
      </h2>
      <div className={styles.case}>
        <p>{text}</p>
        <dl className={styles.results}>
          {results.map(({ value, label }) => (
            <div key={label} className={styles.result}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextLink {...link} />
      </div>
    </div>
  </Section>
);

export const Process = ({ steps, ...words }: PageOf<'home'>['process']) => (
  <Section tone="sand">
    <SectionHeader {...words} className={styles.processWords} />
    <ol className={styles.street}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
