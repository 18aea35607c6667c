import { clsx } from 'clsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { ReviewCard } from '../shared/ReviewCard/ReviewCard.tsx';
import { TextFacts, type TextFactsProps } from '../shared/TextFacts/TextFacts.tsx';
import styles from './ArticleText.module.css';
import { splitNumber } from './splitNumber.ts';

interface ArticleTextProps {
  title: string;
  facts: TextFactsProps;
  /** What stands before the first section. */
  opening: string;
  sections: readonly { id: string; title: string; html: string }[];
  review: { heading: string; text: string; link: { label: string; href: string } };
}

const Title = ({ id, title }: { id: string; title: string }) => {
  const { number, words } = splitNumber(title);
  return (
    <h3 className={styles.heading} id={id}>
      {number && <span className={styles.number}>{number}</span>} {words}
    </h3>
  );
};

/** The text of a package article: its numbered parts with large numerals in the margin. */
export const ArticleText = ({ title, facts, opening, sections, review }: ArticleTextProps) => (
  <Band tone="paper" className={styles.band}>
    <div className={styles.columns}>
      <article className={styles.text}>
        <div className={styles.head}>
          <Heading text={title} />
          <TextFacts {...facts} />
        </div>
        <Prose html={opening} className={styles.opening} />
        {sections.map(({ id, title: heading, html }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <Title id={id} title={heading} />
            <Prose html={html} />
          </section>
        ))}
      </article>
      <aside className={clsx(styles.aside, 'not-on-paper')}>
        <ReviewCard {...review} />
      </aside>
    </div>
  </Band>
);
