import { clsx } from 'clsx';
import { Bloom, MarkPaths } from '../../components/Bloom/Bloom.tsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './SampleAudit.module.css';

type SampleAudit = PageOf<'sample-audit'>;
type Searches = SampleAudit['searches'];

/** How many places the map shows. */
const shownOnMap = 3;

const stateOf = ({ map, below }: Searches['rows'][number]) => {
  if (map !== undefined && map <= shownOnMap) return 'shown';
  return map === undefined && below === undefined ? 'missing' : 'found';
};

/** The cover of the report: a bloom for each search, open where the business is shown on the map. */
export const ReportCover = ({ business, searches }: Pick<SampleAudit, 'business' | 'searches'>) => (
  <div className={clsx('relative centered isolate', styles.report)}>
    <div className={clsx('paper stack gap-2 items-end', styles.cover)}>
      <div className="stack gap-0">
        <p className="small strong">{business.report}</p>
        <p className={clsx('balanced', styles.name)}>{business.name}</p>
        <p>{business.place}</p>
      </div>
      <div className={clsx('stack', styles.bed)} aria-hidden="true">
        {searches.rows.map((row) => (
          <Bloom key={row.search} className={styles[stateOf(row)]} />
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
      <BloomList className={clsx('gap-3', styles.good)} items={points} />
    </Columns>
  </Section>
);

interface RankProps {
  rank: number | undefined;
  column: string;
  missing: string;
}

const Rank = ({ rank, column, missing }: RankProps) => (
  <td className={styles.cell} data-column={column}>
    {rank === undefined ? (
      <span className={clsx('quiet', styles.unranked)}>{missing}</span>
    ) : (
      <span className={clsx('round', styles.rank, rank <= shownOnMap && styles.top)}>{rank}</span>
    )}
  </td>
);

export const SearchTable = ({ columns, missing, rows, ...words }: Searches) => (
  <Section tone="ground">
    <SectionHeader {...words} className="heading-and-text below-5" />
    <table className={clsx('full-width', styles.table)}>
      <thead className={styles.head}>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ search, map, below, first, prize }) => (
          <tr key={search} className={styles.row}>
            <th scope="row">
              <span className={clsx('row gap-1', styles.search)}>
                <svg className="drawn accent fixed-size" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />
                </svg>
                {search}
              </span>
            </th>
            <Rank rank={map} column={columns.map} missing={missing} />
            <Rank rank={below} column={columns.below} missing={missing} />
            <td className={styles.cell} data-column={columns.first}>
              {first}
            </td>
            <td className={clsx('strong', styles.cell)} data-column={columns.prize}>
              {prize}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

const pin = 'M0 0C-6-14-25-22-25-45a25 25 0 1 1 50 0C25-22 6-14 0 0z';

const places = [
  { x: 150, y: 180 },
  { x: 490, y: 128 },
  { x: 520, y: 424 },
] as const;

/** A town at night. Three shops are lit; the closest is not. */
const TownMap = ({ pins, own }: Pick<SampleAudit['map'], 'pins' | 'own'>) => (
  <svg className={styles.map} viewBox="0 0 640 480" aria-hidden="true">
    <g className={styles.streets}>
      <path d="M-20 92l680-58M-20 186l680-58M-20 376l680-58M-20 470l680-58M58-10l42 500M156-10l42 500M450-10l42 500M548-10l42 500" />
      <path className={styles.avenue} d="M-20 282l680-58M284-10l42 500" />
      <path className={styles.loop} d="M-20 430C90 500 330 520 470 440S640 180 560-20" />
      <path className={styles.rail} d="M-10 20L400 490" />
      <path className={styles.park} d="M346 274l92-8 8 82-92 8z" />
    </g>
    <g className="drawn" strokeWidth="2" transform="translate(308 253)">
      <circle r="46" opacity=".3" />
      <circle r="26" opacity=".6" />
      <circle r="9" fill="currentColor" />
    </g>
    {pins.map(({ title }, index) => (
      <g key={title} transform={`translate(${places[index]?.x} ${places[index]?.y})`}>
        <circle className={styles.glow} cy="-45" r="78" />
        <path className={styles.lit} d={pin} />
        <text className={styles.number} y="-35">
          {index + 1}
        </text>
        <text className={styles.label} y="30">
          {title}
        </text>
      </g>
    ))}
    <g transform="translate(222 330)">
      <path className={styles.unlit} d={pin} />
      <g transform="translate(-17 -62) scale(.7)" fill="currentColor">
        <MarkPaths />
      </g>
      <text className={styles.label} y="30">
        {own.title}
      </text>
    </g>
  </svg>
);

export const MapSection = ({ pins, own, ...words }: SampleAudit['map']) => (
  <Section tone="ink">
    <Columns widths="wideLeft" className="items-middle">
      <TownMap pins={pins} own={own} />
      <div className="stack gap-4">
        <SectionHeader {...words} size="medium" className="gap-3" />
        <ol className={clsx('stack', styles.legend)}>
          {[...pins, own].map(({ title, text }) => (
            <li key={title} className="stack gap-0 relative">
              <h3 className="size-1">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Columns>
  </Section>
);

type FindingsProps = SampleAudit['findings'];

export const Findings = ({ heading, found, meaning, remedy, steps }: FindingsProps) => (
  <Section tone="tint">
    <Heading text={heading} />
    {steps.map(({ name, when, findings }) => (
      <Columns key={name} widths="narrowLeft" className={clsx('gap-4 rule', styles.step)}>
        <div className="sticky">
          <h3 className={clsx('italic', styles.when)}>{name}</h3>
          <p className="muted">{when}</p>
        </div>
        <div className="stack gap-7">
          {findings.map((finding) => (
            <article key={finding.title} className="stack gap-4">
              <h4 className={clsx('display-2 balanced', styles.finding)}>{finding.title}</h4>
              <dl className={clsx('stack gap-4', styles.facts)}>
                <div className={clsx('paper relative', styles.clipping)}>
                  <dt className="quiet">{found}</dt>
                  <dd className="display-1 italic">{finding.found}</dd>
                </div>
                <div>
                  <dt className="small strong">{meaning}</dt>
                  <dd>{finding.meaning}</dd>
                </div>
                <div className={styles.remedy}>
                  <dt className="small strong">{remedy}</dt>
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
