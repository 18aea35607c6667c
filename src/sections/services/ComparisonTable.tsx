import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Comparison } from '../../content-schemas/comparison.ts';
import styles from './ComparisonTable.module.css';

/** Every package in one table; on a phone each row is a card. */
export const ComparisonTable = ({ columns, groups, quoted, ...words }: Comparison) => (
  <Section tone="paper" id="compare">
    <SectionHeader {...words} emphasis="italic" className={styles.words} />
    <table className={styles.table}>
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
              <span className={styles.groupName}>{group}</span>
              <span className={styles.groupText}>{text}</span>
            </th>
          </tr>
          {packages.map(({ name, href, price, suits, includes }) => (
            <tr key={name} className={styles.row}>
              <th className={styles.name} scope="row">
                <StretchedLink href={href}>{name}</StretchedLink>
              </th>
              <td className={styles.cell} data-column={columns.suits}>
                {suits}
              </td>
              <td className={styles.cell} data-column={columns.includes}>
                {includes}
              </td>
              <td className={price ? styles.price : styles.quoted}>{price ?? quoted}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </Section>
);
