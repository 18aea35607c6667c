import { clsx } from 'clsx';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink, TextLink } from '../../components/Links/Links.tsx';
import list from '../../components/List/List.module.css';
import { Arch, type WithPictures } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './About.module.css';

type AboutHeroProps = WithPictures<PageOf<'about'>['hero'], 'portrait'> & {
  button: LabelledLink;
};

export const AboutHero = ({ intro, portrait, ...words }: AboutHeroProps) => (
  <Section tone="tint" first className="flush">
    <Columns widths="wideLeft">
      <PageHeader {...words} text={intro} className={clsx('middle', styles.heroWords)} />
      <Arch tone="success" className={clsx('centered', styles.portrait)} {...portrait} priority />
    </Columns>
  </Section>
);

/** A bridge between a shop and a browser, with as many arches as fit the screen. Decoration only. */
const BridgeDrawing = () => (
  <div className={styles.bridge} aria-hidden="true">
    <svg className={clsx('drawn brand fixed-size', styles.bank)} viewBox="0 0 180 150">
      <path d="M0 118H180V150M24 118V50H132V118M18 50H138L132 26H24ZM42 50V62C42 74 24 74 24 62V50M60 50V62C60 74 42 74 42 62M78 50V62C78 74 60 74 60 62M96 50V62C96 74 78 74 78 62M114 50V62C114 74 96 74 96 62M132 50V62C132 74 114 74 114 62M42 50 45 26M60 50 62 26M78 50V26M96 50 94 26M114 50 111 26M40 118V84H64V118M58 102V104M78 108V84H118V108ZM98 84V108M140 118V104H156V118M148 104V92M148 92C138 92 138 80 148 80C158 80 158 92 148 92" />
    </svg>
    <div className={styles.arches} />
    <svg className={clsx('drawn brand fixed-size', styles.bank)} viewBox="0 0 180 150">
      <path d="M180 118H0V150M36 118V24C36 20 38 18 42 18H162C166 18 168 20 168 24V118M36 38H168M46 28H48M56 28H58M66 28H68M82 28H158M50 52H98M50 64H88M50 76H92M50 90H78V102H50ZM112 102V72C112 48 154 48 154 72V102ZM133 94C119 84 122 72 129 75C132 76 133 80 133 80C133 80 134 76 137 75C144 72 147 84 133 94Z" />
    </svg>
  </div>
);

type MissionProps = PageOf<'about'>['mission'];

export const Mission = ({ paragraphs: [first, ...others], quote, ...words }: MissionProps) => (
  <Section tone="ground" className="clip">
    <Columns widths="equal" className="gap-4 columns-far below-6">
      <SectionHeader {...words} text={first} lead className={clsx('gap-3', styles.missionWords)} />
      <div className="stack gap-3 measure items-bottom">
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Columns>
    <BridgeDrawing />
    <p className={clsx('brand balanced', styles.quote)}>{quote}</p>
  </Section>
);

export const AboutServices = ({ items, more, ...words }: PageOf<'about'>['services']) => (
  <Section tone="ground" className={styles.front} awning>
    <SectionHeader {...words} className="gap-2 measure-34 below-6" />
    <ul className={clsx('stack gap-5 columns-near two-columns', styles.menu)}>
      {items.map(({ title, text, href }) => (
        <li key={href} className={clsx('stack gap-1 items-top relative rule', styles.service)}>
          <h3 className={clsx('size-2 snug', styles.servicesTitle)}>
            <StretchedLink className="underlined" href={href}>
              {title}
            </StretchedLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
      <li className={clsx('self-end', styles.more)}>
        <TextLink {...more} />
      </li>
    </ul>
  </Section>
);

export const Values = ({ heading, items }: PageOf<'about'>['values']) => (
  <Section tone="ink">
    <Heading size="medium" text={heading} />
    <dl className={clsx('above-5', list.lined)}>
      {items.map(({ title, text }) => (
        <Columns key={title} widths="wideLeft" className="items-middle">
          <dt className={clsx('action', styles.valueTitle)}>{title}</dt>
          <dd className="measure-34">{text}</dd>
        </Columns>
      ))}
    </dl>
  </Section>
);
