import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './LegalSection.module.css';
import type { ShownSection } from './shownSections.ts';

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

/** What is kept where, with the first column as the heading of its row. */
const Table = ({ columns, rows }: NonNullable<ShownSection['table']>) => (
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
);

/** One section of a long text. */
export const LegalSection = ({ id, heading, paragraphs, table, list, after }: ShownSection) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
    <Heading size="medium" text={heading} id={`${id}-heading`} />
    <Paragraphs texts={paragraphs} />
    {table && <Table {...table} />}
    {list.length > 0 && <BloomList className={styles.list} items={list} />}
    <Paragraphs texts={after} />
  </section>
);
