import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { LinkList } from '../../components/Links/LinkList.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { pagesIn, Shopfront } from '../../components/Shopfront/Shopfront.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { PackageBox, type PackageBoxProps } from '../shared/PackageBox/PackageBox.tsx';
import styles from './WebDesign.module.css';

interface WebsiteTiersProps {
  label: string;
  tiers: readonly (PageOf<'web-design'>['tiers']['tiers'][number] & { offer: PackageBoxProps })[];
}

/** The three website sizes, as three shops, each wider than the last by its pages. */
export const WebsiteTiers = ({ label, tiers }: WebsiteTiersProps) => (
  <Section tone="tint">
    <h2 className="only-for-screen-readers">{label}</h2>
    <ul className="stack gap-7">
      {tiers.map(({ package: id, recommended, button, offer }) => (
        <li key={id} id={id} className={clsx('stack gap-4', styles.tier)}>
          <Shopfront pages={pagesIn(offer.pages ?? '')}>
            <h3 className="size-2">{offer.name}</h3>
          </Shopfront>
          <div className="stack gap-4 items-start middle">
            <div className="row wrap gap-4">
              {offer.price && <Ticket words={offer.price} />}
              {recommended && (
                <p className={clsx('small strong tilt', styles.ribbon)}>{recommended}</p>
              )}
            </div>
            <p className="measure-34 display-1 balanced">{offer.summary}</p>
            <ButtonLink {...button} />
          </div>
          <PackageBox {...offer} isListed />
        </li>
      ))}
    </ul>
  </Section>
);

export const SizeAdvice = ({ linkList, ...words }: PageOf<'web-design'>['advice']) => (
  <Section tone="ground">
    <Columns widths="wideLeft">
      <SectionHeader {...words} lead className="measure-30" />
      <LinkList {...linkList} />
    </Columns>
  </Section>
);
