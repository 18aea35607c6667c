import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import buttons from '../../components/Button/Button.module.css';
import { PageHeader, SectionHeader, UnbrokenHyphens } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import table from '../../components/Table/Table.module.css';
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
import styles from './Services.module.css';

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

/** What some budgets buy, what that costs in the first year, and when it is refunded. */
export const Budgets = ({ firstYear, withHosting, choices, ...words }: BudgetsProps) => (
  <div className={clsx('on-ink stack gap-5', styles.board)} id="budget">
    <SectionHeader {...words} size="medium" className="gap-2" />
    <ul className={clsx('stack gap-4', styles.offers, styles.budgets)}>
      {choices.map(({ budget, ...offer }) => (
        <li key={budget} className={clsx('stack gap-1 relative', styles.budget)}>
          <div className="row wrap gap-1">
            <Ticket words={budget} />
            <p className="display-2">{priceWords(offer)}</p>
          </div>
          <h3 className="size-1">
            <StretchedLink href={offer.href}>{offer.name}</StretchedLink>
          </h3>
          <p>
            <UnbrokenHyphens text={insideOf(offer)} />
          </p>
          <Answers
            className={clsx('gap-2', styles.answers)}
            answers={[
              [firstYear, offer.hosting ? `${offer.firstYear} ${withHosting}` : offer.firstYear],
              [offer.words.questions.refund, offer.refund],
            ]}
          />
        </li>
      ))}
    </ul>
  </div>
);

type WebsiteServicesProps = PageOf<'services'>['webDesign'] & { children: ReactNode };

/** The website packages, as a street. */
export const WebsiteServices = ({ children, ...words }: WebsiteServicesProps) => (
  <Section tone="ground">
    <SectionHeader {...words} className="gap-2 below-6 words-34" />
    {children}
  </Section>
);

type SearchServicesProps = Omit<PageOf<'services'>['seo'], 'packages'> & {
  packages: readonly ShownPackage[];
};

export const SearchServices = ({ packages, ...words }: SearchServicesProps) => (
  <Section tone="brand">
    <Columns widths="wideRight">
      <SectionHeader {...words} className="gap-2" />
      <ul className={clsx('stack gap-5 two-columns full-width', styles.offers, styles.services)}>
        {packages.map(({ name, price, href, summary }) => (
          <li key={name} className="stack items-start items-top relative gap-2">
            <Ticket words={price} />
            <h3 className="size-2">
              <StretchedLink href={href}>{name}</StretchedLink>
            </h3>
            <p className="whole-row">{summary}</p>
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);

interface ComparisonTableProps extends Omit<Comparison, 'groups'> {
  groups: readonly (Omit<Comparison['groups'][number], 'packages'> & {
    packages: readonly PackageBoxProps[];
  })[];
}

/** All packages in one table. On narrow screens each row is a card, and on phones the table is unfolded first. */
export const ComparisonTable = ({ columns, unfold, groups, ...words }: ComparisonTableProps) => (
  <Section tone="tint">
    <SectionHeader {...words} className="gap-3 below-5 words-34" />
    <details className={styles.fold}>
      <summary className={clsx('no-marker', buttons.button, buttons.secondary)}>{unfold}</summary>
      <table className={clsx(table.table, styles.comparison)} id="compare">
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
          <tbody key={group}>
            <tr>
              <th colSpan={5} scope="rowgroup" className="padding-4">
                <span className="block display-2 italic accent">{group}</span>
                <span className="block balanced muted">{text}</span>
              </th>
            </tr>
            {packages.map((offer) => (
              <tr key={offer.name} className={clsx('relative', table.row)}>
                <th className="display-1" scope="row">
                  <StretchedLink href={offer.href}>{offer.name}</StretchedLink>
                </th>
                <td className={table.cell} data-column={columns.suits}>
                  {offer.suits}
                </td>
                <td className={table.cell} data-column={columns.includes}>
                  <UnbrokenHyphens text={insideOf(offer)} />
                </td>
                <td className={table.cell} data-column={columns.weeks}>
                  <span className="unbroken">{offer.weeks}</span>
                </td>
                <td className={clsx(table.cell, styles.price)} data-column={columns.price}>
                  <div className={clsx('unbroken', offer.price ? 'display-1' : 'quiet')}>
                    {priceWords(offer)}
                  </div>
                  {offer.payment && <span className="block small snug">{offer.payment}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  </Section>
);
