import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { PageHeader, SectionHeader } from '../../components/Heading/Heading.tsx';
import { StretchedLink, TextLink } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { Comparison } from '@agency/content-model/schemas/services.ts';
import type { ShownPackage } from '@agency/content-model/schemas/packages.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import {
  Answers,
  insideOf,
  priceWords,
  type PackageBoxProps,
} from '../shared/PackageBox/PackageBox.tsx';
import table from './ComparisonTable.module.css';
import styles from './ServicesBoard.module.css';

type ServicesBoardProps = Pick<PageOf<'services'>, 'eyebrow' | 'heading' | 'intro'> & {
  button: LabelledLink;
  children: ReactNode;
};

export const ServicesBoard = ({ intro, button, children, ...words }: ServicesBoardProps) => (
  <Section tone="tint" first awning>
    <Columns widths="wideLeft" className="gap-4 columns-far items-end below-6">
      <PageHeader {...words} />
      <div className="stack gap-4 items-start">
        <p className="lead">{intro}</p>
        <ButtonLink {...button} />
      </div>
    </Columns>
    {children}
  </Section>
);

type BudgetsProps = Omit<PageOf<'services'>['budgets'], 'choices'> & {
  choices: readonly (PackageBoxProps & { budget: string; firstYear: string })[];
};

/** What some budgets buy, with all that a buyer asks before she pays. */
export const Budgets = ({ firstYear, withHosting, choices, ...words }: BudgetsProps) => (
  <div className={clsx('on-ink stack gap-5', styles.board)} id="budget">
    <SectionHeader {...words} size="medium" className="gap-2" />
    <ul className={clsx('stack gap-5', styles.budgets)}>
      {choices.map(({ budget, ...offer }) => (
        <li key={budget} className={clsx('stack gap-1 relative', styles.budget)}>
          <div className="items-start">
            <Ticket words={budget} />
          </div>
          <h3 className="size-2">
            <StretchedLink href={offer.href}>{offer.name}</StretchedLink>
          </h3>
          <p className="strong">{priceWords(offer)}</p>
          <p>{insideOf(offer)}</p>
          <Answers
            className={styles.answers}
            answers={[
              [firstYear, offer.hosting ? `${offer.firstYear} ${withHosting}` : offer.firstYear],
              [offer.words.questions.weeks, offer.weeks],
              [offer.words.questions.payment, offer.payment],
              [offer.words.questions.refund, offer.refund],
            ]}
          />
        </li>
      ))}
    </ul>
  </div>
);

export const ServiceColumns = ({ children }: { children: ReactNode }) => (
  <Section tone="tint">
    <Columns widths="wideLeft">{children}</Columns>
  </Section>
);

type ServiceColumnProps = PageOf<'services'>['webDesign'] & { children: ReactNode };

export const ServiceColumn = ({ link, children, ...words }: ServiceColumnProps) => (
  <div className="stack gap-5 items-start items-top">
    <SectionHeader {...words} size="medium" className="gap-2" />
    {children}
    <TextLink {...link} />
  </div>
);

export const PricedServices = ({ packages }: { packages: readonly ShownPackage[] }) => (
  <ul className={clsx('stack gap-5 full-width', styles.list)}>
    {packages.map(({ name, price, href, summary }) => (
      <li key={name} className={clsx('stack items-start relative gap-0', styles.entry)}>
        <Ticket words={price} />
        <h3 className="size-2">
          <StretchedLink href={href}>{name}</StretchedLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
);

interface ComparisonTableProps extends Omit<Comparison, 'groups'> {
  groups: readonly (Omit<Comparison['groups'][number], 'packages'> & {
    packages: readonly PackageBoxProps[];
  })[];
}

/** All packages in one table. On phones, each row is a card. */
export const ComparisonTable = ({ columns, groups, ...words }: ComparisonTableProps) => (
  <Section tone="ground" id="compare">
    <SectionHeader {...words} className="gap-3 below-5 words-36" />
    <table className={clsx('full-width', table.table)}>
      <thead className={table.head}>
        <tr>
          {[columns.name, columns.suits, columns.includes, columns.weeks, columns.price].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      {groups.map(({ name: group, text, packages }) => (
        <tbody key={group} className={table.group}>
          <tr className={table.title}>
            <th colSpan={5} scope="rowgroup">
              <span className="block display-2 italic accent">{group}</span>
              <span className="block balanced muted">{text}</span>
            </th>
          </tr>
          {packages.map((offer) => (
            <tr key={offer.name} className={clsx('relative', table.row)}>
              <th className={clsx('display-1', table.name)} scope="row">
                <StretchedLink href={offer.href}>{offer.name}</StretchedLink>
              </th>
              <td className={table.cell} data-column={columns.suits}>
                {offer.suits}
              </td>
              <td className={table.cell} data-column={columns.includes}>
                {insideOf(offer)}
              </td>
              <td className={table.cell} data-column={columns.weeks}>
                <span className="unbroken">{offer.weeks}</span>
              </td>
              <td className={offer.price ? table.price : clsx('quiet snug', table.quoted)}>
                <div className="unbroken">{priceWords(offer)}</div>
                {offer.payment && <span>{offer.payment}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </Section>
);
