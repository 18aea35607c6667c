import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import {
  Eyebrow,
  Heading,
  PageHeader,
  SectionHeader,
  UnbrokenHyphens,
} from '../../components/Heading/Heading.tsx';
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

export const PackageHero = (hero: PackageHeroProps) => {
  const { name, price, note, heading, intro, button, art, scene } = hero;
  const ticket = <Ticket size="large" words={price} note={note} />;
  return (
    <>
      <Section tone="tint" first className={clsx(scene && styles.above)} awning>
        <Columns
          widths="wideLeft"
          className={clsx('gap-4 columns-far', scene ? 'items-end' : 'middle-rows')}
        >
          <PageHeader eyebrow={name} heading={heading} className={clsx(!scene && 'second-row')} />
          {!scene && <div className={clsx('tilt', styles.ticket)}>{ticket}</div>}
          <div className={clsx('stack gap-4 items-start isolate', !scene && 'third-row')}>
            <p className="lead">{intro}</p>
            <ButtonLink {...button} />
          </div>
          {art && (
            <Arch tone="soft" className={clsx('above-5 centered', styles.art)} {...art} priority />
          )}
        </Columns>
      </Section>
      {scene && (
        <figure className={clsx('relative fill', styles.scene)}>
          <Picture picture={scene.picture} alt={scene.alt} priority />
          <div className={styles.price}>{ticket}</div>
          {scene.sample && (
            <figcaption className="on-ground rounded quiet slip">{scene.sample}</figcaption>
          )}
        </figure>
      )}
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
    <ul className={clsx('stack gap-5 columns-far two-columns', styles.ledger)}>
      {items.map(({ title, text, badge }) => (
        <li key={title} className={clsx('stack gap-0 items-top', styles.entry)}>
          <h3 className="size-1 snug">{title}</h3>
          <p className="measure-34">
            <UnbrokenHyphens text={text} />
          </p>
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
          className="gap-4 display-2 balanced"
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
