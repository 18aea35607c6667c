import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading, PageHeader } from '../../components/Heading/Heading.tsx';
import { ActionLinks } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { formatDay, isoDay } from '../../text/text.ts';
import longText from '../shared/LongText/LongText.module.css';
import styles from './LegalText.module.css';

type LegalSection = PageOf<'legal'>['sections'][number];

/** A section without the texts about services that are not configured. */
interface ShownSection extends Pick<LegalSection, 'heading' | 'table'> {
  /** Its anchor: the heading as a slug. */
  id: string;
  paragraphs: readonly string[];
  list: readonly string[];
  after: readonly string[];
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Drops every text about a service that is not configured. */
export const shownSections = (
  sections: readonly LegalSection[],
  services: Readonly<Record<string, boolean>>,
): ShownSection[] => {
  const shown = (texts: LegalSection['list']) =>
    texts.filter(({ when }) => when === undefined || services[when]).map(({ text }) => text);
  return sections.map(({ heading, paragraphs, table, list, after }) => ({
    heading,
    id: idOf(heading),
    paragraphs: shown(paragraphs),
    table,
    list: shown(list),
    after: shown(after),
  }));
};

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

const Table = ({ columns, rows }: NonNullable<ShownSection['table']>) => (
  <div className={longText.prose}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type LegalTextProps = Omit<PageOf<'legal'>, 'sections'> & { sections: readonly ShownSection[] };

export const LegalText = ({ heading, updated, summary, sections, links }: LegalTextProps) => (
  <>
    <Section tone="tint" first>
      <PageHeader
        heading={heading}
        text={summary}
        button={links[0]}
        className="measure-40 words-34"
      >
        <p className="quiet">
          Last changed on <time dateTime={isoDay(updated)}>{formatDay(updated).text}</time>
        </p>
      </PageHeader>
    </Section>
    <Section tone="ground">
      <Columns widths="narrowLeft">
        <nav className="not-on-paper sticky" aria-labelledby="contents">
          <Heading size="small" text="On this page" id="contents" />
          <ol className="above-2">
            {sections.map(({ id, heading: title }) => (
              <li key={id}>
                <a className={clsx('small calm', styles.link)} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="stack gap-6 measure">
          {sections.map(({ id, heading: title, paragraphs, table, list, after }) => (
            <section
              key={id}
              className={clsx('stack gap-3', styles.section)}
              id={id}
              aria-labelledby={`${id}-heading`}
            >
              <Heading size="medium" text={title} id={`${id}-heading`} />
              <Paragraphs texts={paragraphs} />
              {table && <Table {...table} />}
              {list.length > 0 && <BloomList className="gap-2" items={list} />}
              <Paragraphs texts={after} />
            </section>
          ))}
          <ActionLinks links={links} />
        </div>
      </Columns>
    </Section>
  </>
);
