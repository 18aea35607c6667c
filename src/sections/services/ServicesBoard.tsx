import type { ReactNode } from 'react';
import { PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink, TextLink } from '../../components/Links/Links.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { PricedPackage } from '../../content-schemas/packages.ts';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './ServicesBoard.module.css';

type ServicesBoardProps = Pick<PageOf<'services'>, 'eyebrow' | 'heading' | 'intro'> & {
  children: ReactNode;
};

/** The shop's board: everything the agency makes, chalked up under the awning. */
export const ServicesBoard = ({ intro, children, ...words }: ServicesBoardProps) => (
  <Section tone="sand" className={styles.front} awning>
    <div className={styles.boardWords}>
      <PageHeader {...words} />
      <p className={styles.intro}>{intro}</p>
    </div>
    <div className={styles.board}>{children}</div>
  </Section>
);

type ServiceColumnProps = PageOf<'services'>['webDesign'] & { children: ReactNode };

export const ServiceColumn = ({ link, children, ...words }: ServiceColumnProps) => (
  <div className={styles.column}>
    <SectionHeader {...words} size="medium" className={styles.columnWords} />
    {children}
    <TextLink {...link} />
  </div>
);

export const PricedServices = ({ packages }: { packages: readonly PricedPackage[] }) => (
  <ul className={styles.list}>
    {packages.map(({ name, price, href, summary }) => (
      <li key={href} className={styles.entry}>
        <Ticket price={`$${price}`} />
        <h3 className={styles.name}>
          <StretchedLink href={href}>{name}</StretchedLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
);

type CombinedPackageProps = PageOf<'services'>['both'] & { price: number };

/** The last line of the board: design and search in one package. */
export const CombinedPackage = ({ price, ...words }: CombinedPackageProps) => (
  <div className={styles.line}>
    <SectionHeader {...words} size="medium" className={styles.bothWords} />
    <div className={styles.ticket}>
      <Ticket size="large" price={`$${price}`} />
    </div>
  </div>
);
