import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { Eyebrow, Heading, PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Arch, Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { ShownPackage } from '@agency/content-model/schemas/packages.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { isExpired } from '@agency/content-model/reader/going-out.ts';
import styles from './Package.module.css';

type PackageHeroProps = Pick<PageOf<'package'>['hero'], 'heading' | 'intro'> &
  Pick<ShownPackage, 'name' | 'price' | 'note'> & {
    button: LabelledLink;
    /** A picture in a doorway, beside the text. */
    art?: PictureProps | undefined;
    /** Instead of `art`: a full-width scene below the text. */
    scene?: (PictureProps & { sample?: string | undefined }) | undefined;
  };

const Scene = ({ sample, ...picture }: NonNullable<PackageHeroProps['scene']>) => (
  <figure className={clsx('relative fill', styles.scene)}>
    <Picture {...picture} priority />
    {sample && (
      <figcaption className={clsx('on-ground rounded quiet', styles.caption)}>{sample}</figcaption>
    )}
  </figure>
);

export const PackageHero = (hero: PackageHeroProps) => {
  const { name, price, note, heading, intro, button, art, scene } = hero;
  return (
    <>
      <Section tone="tint" first className={clsx(scene && styles.above)} awning>
        <Columns
          widths="wideLeft"
          className={clsx('gap-4 columns-far middle-rows', styles.heroColumns)}
        >
          <PageHeader
            eyebrow={name}
            heading={heading}
            className={clsx('second-row', styles.heroTitle)}
          />
          <div className={clsx('tilt', styles.ticket)}>
            <Ticket size="large" words={price} note={note} />
          </div>
          <div className={clsx('stack gap-4 items-start isolate third-row', styles.heroWords)}>
            <p className="lead measure-34">{intro}</p>
            <ButtonLink {...button} />
          </div>
          {art && (
            <Arch tone="soft" className={clsx('above-5 centered', styles.art)} {...art} priority />
          )}
        </Columns>
      </Section>
      {scene && <Scene {...scene} />}
    </>
  );
};

/** Offers expire after their month (`content/pages/terms.yml`), judged at build time. */
const builtAt = new Date();

type IncludedProps = PageOf<'package'>['included'] & {
  items: NonNullable<ShownPackage['included']>;
};

export const Included = ({ eyebrow, heading, afterwards, items }: IncludedProps) => (
  <Section tone="ground">
    <Eyebrow>{eyebrow}</Eyebrow>
    <h2 className={clsx('row items-baseline size-3', styles.heading)}>
      <span className={clsx('accent unbroken', styles.figure)}>{items.length}</span> {heading}
    </h2>
    <ul className={clsx('stack two-columns', styles.ledger)}>
      {items.map(({ title, text, badge }) => (
        <li key={title} className={styles.entry}>
          <h3 className={clsx('size-1 snug', styles.includedTitle)}>{title}</h3>
          <p className="measure-34">{text}</p>
          {badge && (
            <div className="above-2 tilt">
              <Ticket
                size="tiny"
                words={badge}
                note={isExpired(badge, builtAt) ? afterwards : undefined}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

type SuitabilityProps = Pick<PageOf<'package'>, 'forWhom' | 'notForWhom'>;

export const Suitability = ({ forWhom, notForWhom }: SuitabilityProps) => (
  <Section tone="brand">
    <Columns widths="wideLeft" className="items-middle">
      <SectionHeader heading={forWhom.heading}>
        <BloomList
          className={clsx('gap-4', styles.reasons)}
          items={forWhom.items.map(({ text }) => text)}
        />
      </SectionHeader>
      <div className={clsx('on-ground stack gap-4 items-top', styles.note)}>
        <Heading size="medium" text={notForWhom.heading} />
        <ul className={clsx('stack gap-3', styles.doubts)}>
          {notForWhom.items.map(({ text, instead }) => (
            <li key={text}>
              {text}
              {instead && (
                <>
                  <br />
                  <TextLink {...instead} />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Columns>
  </Section>
);
