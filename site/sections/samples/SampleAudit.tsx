import { clsx } from 'clsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import table from '../../components/Table/Table.module.css';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './SampleAudit.module.css';

type SampleAudit = PageOf<'sample-audit'>;
type Searches = SampleAudit['searches'];

/** How many places the map shows. */
const shownOnMap = 3;

/** How the bloom of a search is painted: open, faded or as an outline. */
const paintOf = ({ map, below }: Searches['rows'][number]) => {
  if (map === undefined && below === undefined)
    return { fill: 'none', stroke: 'var(--ink)', opacity: 0.6 };
  const isShown = map !== undefined && map <= shownOnMap;
  return { fill: 'var(--action)', opacity: isShown ? 1 : 0.4 };
};

/** The cover of the report: a bloom for each search, open where the business is shown on the map. */
export const ReportCover = ({ business, searches }: Pick<SampleAudit, 'business' | 'searches'>) => (
  <div className={clsx('relative centered isolate', styles.report)}>
    <div className={clsx('paper stack', styles.cover)}>
      <div className="stack gap-0 items-top">
        <p className="small strong">{business.report}</p>
        <p className={styles.name}>{business.name}</p>
        <p>{business.place}</p>
      </div>
      <div className={clsx('stack gap-1 relative', styles.bed)} aria-hidden="true">
        {searches.rows.map((row) => (
          <Bloom key={row.search} {...paintOf(row)} />
        ))}
        <svg className={clsx('drawn accent', styles.pencil)} viewBox="0 0 100 100">
          <path d="M84 30C60 4 14 10 8 46s44 56 72 32 16-66-32-70" />
        </svg>
      </div>
    </div>
  </div>
);

export const GoodNews = ({ heading, points }: SampleAudit['good']) => (
  <Section tone="tint">
    <Columns widths="narrowLeft" className="gap-5 columns-far">
      <Heading text={heading} size="medium" />
      <BloomList className="gap-3 display-1" items={points} />
    </Columns>
  </Section>
);

interface RankProps {
  rank: number | undefined;
  column: string | undefined;
  missing: string;
}

const Rank = ({ rank, column, missing }: RankProps) => (
  <td className={table.cell} data-column={column}>
    {rank === undefined ? (
      <span className="quiet unbroken">{missing}</span>
    ) : (
      <span className={clsx('round', styles.rank, rank <= shownOnMap && styles.top)}>{rank}</span>
    )}
  </td>
);

export const SearchTable = ({ columns, missing, rows, ...words }: Searches) => (
  <Section tone="ground">
    <SectionHeader {...words} className="heading-and-text below-5" />
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(({ search, map, below, first, prize }) => (
          <tr key={search} className={table.row}>
            <th scope="row">
              <span className={clsx('row gap-1', styles.search)}>
                <svg
                  className="drawn accent fixed-size"
                  viewBox="0 0 24 24"
                  width="18"
                  strokeWidth="2"
                  aria-hidden="true"
                >
                  <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />
                </svg>
                {search}
              </span>
            </th>
            <Rank rank={map} column={columns[1]} missing={missing} />
            <Rank rank={below} column={columns[2]} missing={missing} />
            <td className={table.cell} data-column={columns[3]}>
              {first}
            </td>
            <td className={clsx('strong', table.cell)} data-column={columns[4]}>
              {prize}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

export const Findings = ({ heading, labels, steps }: SampleAudit['findings']) => (
  <Section tone="tint">
    <Heading text={heading} />
    {steps.map(({ name, when, findings }) => (
      <Columns key={name} widths="narrowLeft" className={clsx('gap-4 rule', styles.step)}>
        <div className="sticky">
          <h3 className="italic">{name}</h3>
          <p className="muted">{when}</p>
        </div>
        <div className="stack gap-7">
          {findings.map((finding) => (
            <article key={finding.title} className="stack gap-4">
              <h4 className="display-2 balanced">{finding.title}</h4>
              <dl className="stack gap-4 across-5 two-columns">
                <div className={clsx('paper relative whole-row', styles.clipping)}>
                  <dt className="quiet">{labels[0]}</dt>
                  <dd className="display-1 italic">{finding.found}</dd>
                </div>
                <div>
                  <dt className="small strong">{labels[1]}</dt>
                  <dd>{finding.meaning}</dd>
                </div>
                <div className={styles.remedy}>
                  <dt className="small strong">{labels[2]}</dt>
                  <dd>{finding.remedy}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </Columns>
    ))}
  </Section>
);
