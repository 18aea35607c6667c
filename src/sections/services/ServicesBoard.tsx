import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink, TextLink } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { ShownPackage } from '../../content-schemas/packages.ts';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './ServicesBoard.module.css';

type ServicesBoardProps = Pick<PageOf<'services'>, 'eyebrow' | 'heading' | 'intro'> & {
  button: LabelledLink;
  children: ReactNode;
};

/** The shop's board: everything the agency makes, chalked up under the awning. */
export const ServicesBoard = ({ intro, button, children, ...words }: ServicesBoardProps) => (
  <Section tone="tint" first awning>
    <Columns widths="wideLeft" className="gap-4 columns-far items-end below-6">
      <PageHeader {...words} />
      <div className="stack gap-4 items-start">
        <p className="lead">{intro}</p>
        <ButtonLink {...button} />
      </div>
    </Columns>
    <Columns widths="wideLeft" className={clsx('on-ink', styles.board)}>
      {children}
    </Columns>
  </Section>
);

type ServiceColumnProps = PageOf<'services'>['webDesign'] & { children: ReactNode };

export const ServiceColumn = ({ link, children, ...words }: ServiceColumnProps) => (
  <div className={clsx('stack gap-5 items-start items-top', styles.column)}>
    <SectionHeader {...words} size="medium" className="gap-2" />
    {children}
    <TextLink {...link} />
  </div>
);

export const PricedServices = ({ packages }: { packages: readonly ShownPackage[] }) => (
  <ul className={clsx('stack gap-5', styles.list)}>
    {packages.map(({ name, price, href, summary }) => (
      <li key={href} className={clsx('stack items-start relative gap-0', styles.entry)}>
        <Ticket price={price} />
        <h3 className="size-2">
          <StretchedLink href={href}>{name}</StretchedLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
);

type CombinedPackageProps = PageOf<'services'>['both'] & { price: string };

/** The last line of the board: design and search in one package. */
export const CombinedPackage = ({ price, ...words }: CombinedPackageProps) => (
  <Columns
    widths="wideLeft"
    className={clsx('gap-4 columns-far items-middle whole-row', styles.line)}
  >
    <SectionHeader {...words} size="medium" className="gap-2 words-34" />
    <div className="tilt">
      <Ticket size="large" price={price} />
    </div>
  </Columns>
);
