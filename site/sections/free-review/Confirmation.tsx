import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import letter from '../../components/Letter/Letter.module.css';
import list from '../../components/List/List.module.css';
import { Postmark } from '../../components/Postmark/Postmark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './Confirmation.module.css';

export const Confirmation = ({
  postmark,
  steps,
  button,
  note,
  write,
  ...words
}: PageOf<'review-confirmation'>) => (
  <Section tone="soft">
    <div className={clsx(letter.letter, 'stack gap-6 relative', styles.letter)}>
      <PageHeader {...words} className={clsx('words-34', styles.words)} />
      <Postmark text={postmark} className={styles.postmark} />
      <ol className={clsx('stack', list.numbered, list.hanging)}>
        {steps.map(({ title, text }) => (
          <li key={title} className="stack gap-0 relative line words-measure">
            <h2 className="size-1 snug">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="row wrap gap-3 across-5">
        <ButtonLink {...button} />
        <p className="measure-30">
          {note} <a href={write.href}>{write.label}</a>
        </p>
      </div>
    </div>
  </Section>
);
