import { clsx } from 'clsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Comparison } from '../../content-schemas/comparison.ts';
import { insideOf, PriceWords, type PackageBoxProps } from '../shared/PackageBox/PackageBox.tsx';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps extends Omit<Comparison, 'groups'> {
  groups: readonly (Omit<Comparison['groups'][number], 'packages'> & {
    packages: readonly PackageBoxProps[];
  })[];
}

/** Every package in one table; on a phone each row is a card. */
export const ComparisonTable = ({ columns, groups, ...words }: ComparisonTableProps) => (
  <Section tone="ground" id="compare">
    <SectionHeader {...words} emphasis="italic" className="gap-3 below-5 words-36" />
    <table className={clsx('full-width', styles.table)}>
      <thead className={styles.head}>
        <tr>
          {[columns.name, columns.suits, columns.includes, columns.price].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name: group, text, packages }) => (
        <tbody key={group} className={styles.group}>
          <tr className={styles.title}>
            <th colSpan={4} scope="rowgroup">
              <span className="block display-2 italic accent">{group}</span>
              <span className="block balanced muted">{text}</span>
            </th>
          </tr>
          {packages.map((offer) => (
            <tr key={offer.name} className={clsx('relative', styles.row)}>
              <th className={clsx('display-1', styles.name)} scope="row">
                <StretchedLink href={offer.href}>{offer.name}</StretchedLink>
              </th>
              <td className={styles.cell} data-column={columns.suits}>
                {offer.suits}
              </td>
              <td className={styles.cell} data-column={columns.includes}>
                {insideOf(offer)}
              </td>
              <td className={offer.price ? styles.price : clsx('quiet snug', styles.quoted)}>
                <PriceWords {...offer} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </Section>
);
