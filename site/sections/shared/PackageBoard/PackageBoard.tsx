import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import list from '../../../components/List/List.module.css';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { ShownPackage } from '@agency/content-model/schemas/packages.ts';
import styles from './PackageBoard.module.css';

export type PackageBoardProps = SectionWords & {
  tone?: 'ground' | 'tint' | 'soft';
  packages: readonly (Pick<ShownPackage, 'name' | 'href' | 'summary'> & {
    price?: string | undefined;
    /** Stands in the place of a price. */
    quoted?: string;
  })[];
  /** A third column. */
  beside?: ReactNode;
};

export const PackageBoard = ({ tone = 'ground', packages, beside, ...words }: PackageBoardProps) =>
  packages.length > 0 ? (
    <Section tone={tone} awning>
      <Columns widths="wideRight" className={beside ? styles.three : undefined}>
        <SectionHeader {...words} className="gap-3" />
        <ul className={beside ? clsx('rule', list.ruled) : 'stack gap-5'}>
          {packages.map(({ name, price, quoted, href, summary }) => (
            <li key={name} className={clsx('stack items-middle relative', styles.entry)}>
              <h3 className="size-2">
                <StretchedLink className="underlined" href={href}>
                  {name}
                </StretchedLink>
              </h3>
              {price ? <Ticket words={price} /> : <p className="quiet snug">{quoted}</p>}
              <p className="whole-row">{summary}</p>
            </li>
          ))}
        </ul>
        {beside}
      </Columns>
    </Section>
  ) : (
    beside && <Section tone={tone}>{beside}</Section>
  );
