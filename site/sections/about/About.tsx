import { clsx } from 'clsx';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink, TextLink } from '../../components/Links/Links.tsx';
import { Arch, Picture, type WithPictures } from '../../components/Picture/Picture.tsx';
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
      <Arch
        tone="success"
        className={clsx('centered self-end', styles.portrait)}
        {...portrait}
        priority
      />
    </Columns>
  </Section>
);

type MissionProps = PageOf<'about'>['mission'];

export const Mission = ({ paragraphs: [first, ...others], ...words }: MissionProps) => (
  <Section tone="ground">
    <Columns widths="equal" className="gap-4 columns-far">
      <SectionHeader {...words} text={first} lead className={clsx('gap-3', styles.missionWords)} />
      <div className="stack gap-3 measure items-bottom">
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Columns>
  </Section>
);

export const AboutServices = ({ items, more, ...words }: PageOf<'about'>['services']) => (
  <Section tone="ground" className={styles.front} awning>
    <SectionHeader {...words} className="gap-2 measure-34 below-6" />
    <ul className={clsx('stack gap-5 columns-far two-columns', styles.menu)}>
      {items.map(({ title, text, href }) => (
        <li key={href} className="stack gap-1 items-top relative">
          <h3 className="size-2 snug">
            <StretchedLink className="underlined" href={href}>
              {title}
            </StretchedLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
      <li className="self-end">
        <TextLink {...more} />
      </li>
    </ul>
  </Section>
);

type ValuesProps = WithPictures<PageOf<'about'>['values'], 'room'>;

/** The workroom, with a value below each of its five parts. On narrow screens each part stands beside its value. */
export const Values = ({ heading, room, items }: ValuesProps) => (
  <Section tone="ink">
    <Heading className="below-6" text={heading} />
    <div className={clsx('fill arrives', styles.room)}>
      <Picture {...room} />
    </div>
    <ul className={clsx('stack gap-5', styles.values)}>
      {items.map(({ title, text }) => (
        <li key={title} className={clsx('stack', styles.value)}>
          <div className={clsx('clip rounded arrives', styles.part)}>
            <Picture {...room} alt="" />
          </div>
          <div className="stack gap-2 items-top self-middle">
            <h3 className="action size-2">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
