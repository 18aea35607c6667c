import { clsx } from 'clsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import type { Reading } from '@agency/content-model/schemas/blog.ts';
import type { textFacts } from '../../../text/text.ts';
import styles from './LongText.module.css';

interface ProseProps {
  /** Rendered Markdown from content files. */
  html: string;
  className?: string;
}

export const Prose = ({ html, className }: ProseProps) => (
  <div
    className={clsx(styles.prose, className)}
    // Safe: the HTML comes from our own content files.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

export type TextFactsProps = ReturnType<typeof textFacts>;

export const TextFacts = ({ writer, days, readingTime }: TextFactsProps) => (
  <ul className={clsx('wrap small', styles.facts)}>
    {writer && (
      <li className="relative">
        {writer.label} <a href="/about#team">{writer.name}</a>
      </li>
    )}
    {days.map(({ label, day }) => (
      <li key={label} className="relative">
        {label} <time dateTime={day.iso}>{day.text}</time>
      </li>
    ))}
    <li className="relative">{readingTime}</li>
  </ul>
);

export const ReviewCard = ({ heading, text, link }: Reading['review']) => (
  <div className={clsx('stack gap-3 items-start measure-30', styles.card)}>
    <h2 className="size-2">{heading}</h2>
    <p>{text}</p>
    <ButtonLink {...link} />
  </div>
);
