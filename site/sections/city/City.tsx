import { clsx } from 'clsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import {
  Heading,
  PageHeader,
  SectionHeader,
  type SectionWords,
} from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import list from '../../components/List/List.module.css';
import {
  BrowserFrame,
  Picture,
  type CaptionedPicture,
  type PictureSource,
} from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { CityPages } from '@agency/content-model/schemas/city.ts';
import type { City } from '@agency/content-model/schemas/city.ts';
import styles from './City.module.css';

type CityHeroProps = City['hero'] &
  Pick<City, 'tone'> & {
    place: string;
    booking: LabelledLink;
    composition?: NonNullable<City['scene']>['composition'] | undefined;
    scene: PictureSource;
  };

export const CityHero = ({
  tone,
  place,
  heading,
  intro,
  booking,
  composition = 'horizon',
  scene,
}: CityHeroProps) => (
  <Section tone={tone} first className={clsx('isolate clip', styles.hero, styles[composition])}>
    <PageHeader
      eyebrow={place}
      heading={heading}
      text={intro}
      button={booking}
      className={styles.words}
    />
    <div className={styles.scene}>
      <Picture picture={scene} alt="" priority />
    </div>
  </Section>
);

type CityProcessProps = SectionWords & {
  steps: readonly (City['process']['steps'][number] & { picture: PictureSource })[];
};

export const CityProcess = ({ steps, ...words }: CityProcessProps) => (
  <Section tone="ground">
    <SectionHeader {...words} className={clsx('gap-3 below-5 measure-40')} />
    <ol
      className={clsx(
        'stack gap-6 across-5 two-columns sideways phone-row',
        list.numbered,
        styles.steps,
      )}
      tabIndex={0}
      aria-label={words.eyebrow}
    >
      {steps.map(({ title, text, picture }) => (
        <li key={title} className={clsx('stack gap-2 items-top measure-30', styles.step)}>
          <div className={styles.door}>
            <Picture picture={picture} alt="" />
          </div>
          <Heading level={3} size="small" text={title} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

type CityOfferProps = Pick<CityPages['offer'], 'blocks'> & {
  website?: CaptionedPicture | undefined;
};

export const CityOffer = ({ website, blocks }: CityOfferProps) => {
  const services = blocks.map(({ title, text, link }) => (
    <div key={title} className={clsx('stack gap-2 items-start items-top rule', styles.block)}>
      <Heading size="medium" text={title} />
      <p>{text}</p>
      <TextLink {...link} />
    </div>
  ));
  return (
    <Section tone="tint">
      {website ? (
        <Columns widths="wideLeft" className="gap-5 columns-far">
          <figure className="relative">
            <BrowserFrame picture={website.picture} alt={website.alt} />
            <figcaption className="on-ground rounded quiet slip">{website.caption}</figcaption>
          </figure>
          <div className={clsx('stack gap-5 middle', styles.blocks)}>{services}</div>
        </Columns>
      ) : (
        <Columns widths="equal">{services}</Columns>
      )}
    </Section>
  );
};

type CityAboutProps = Omit<City['about'] & CityPages['about'], 'laptop'> & {
  laptop?: CaptionedPicture | undefined;
  booking: LabelledLink;
};

export const CityAbout = ({ link, laptop, booking, ...words }: CityAboutProps) => {
  const header = (
    <SectionHeader {...words} className="middle measure">
      <div className="row wrap gap-3 items-level">
        <ButtonLink {...booking} />
        <ButtonLink variant="secondary" {...link} />
      </div>
    </SectionHeader>
  );
  if (!laptop) return <Section tone="tint">{header}</Section>;
  const { caption, ...picture } = laptop;
  return (
    <Section tone="tint" className="clip">
      <Columns widths="wideRight" className="gap-5 columns-far">
        {header}
        <figure className={clsx('relative fill', styles.laptop)}>
          <Picture {...picture} />
          {caption && <figcaption className="on-ground rounded quiet slip">{caption}</figcaption>}
        </figure>
      </Columns>
    </Section>
  );
};
