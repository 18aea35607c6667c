import { SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { PricedPackage } from '../../../content-schemas/packages.ts';
import styles from './PackageBoard.module.css';

type PackageBoardProps = SectionWords & {
  packages: readonly Pick<PricedPackage, 'name' | 'price' | 'href' | 'summary'>[];
};

/** The price board: every package with its ticket, under the awning. */
export const PackageBoard = ({ packages, ...words }: PackageBoardProps) => (
  <Section tone="paper" className={styles.front} awning>
    <Columns widths="wideRight">
      <SectionHeader {...words} emphasis="italic" className={styles.words} />
      <ul className={styles.board}>
        {packages.map(({ name, price, href, summary }) => (
          <li key={href} className={styles.entry}>
            <h3 className={styles.name}>
              <StretchedLink href={href}>{name}</StretchedLink>
            </h3>
            <Ticket price={`$${price}`} />
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);
