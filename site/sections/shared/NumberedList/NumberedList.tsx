import { clsx } from 'clsx';
import { Heading, SectionHeader } from '../../../components/Heading/Heading.tsx';
import type { LabelledLink } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Links/Links.tsx';
import list from '../../../components/List/List.module.css';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import styles from './NumberedList.module.css';

interface NumberedSectionProps {
  tone?: 'ground' | 'tint' | 'soft';
  heading: string;
  text?: string | undefined;
  items: readonly { title: string; text: string; link?: LabelledLink | undefined }[];
}

/** A numbered list, with its heading in sight beside it. */
export const NumberedSection = ({ tone = 'tint', items, ...words }: NumberedSectionProps) => (
  <Section tone={tone}>
    <Columns widths="narrowLeft" className="gap-5 columns-far">
      <SectionHeader {...words} className="gap-3 sticky" />
      <ol className={clsx('stack', list.numbered, list.hanging)}>
        {items.map(({ title, text, link }) => (
          <li key={title} className={clsx('stack gap-1 items-start relative', styles.item)}>
            <Heading level={3} size="small" text={title} />
            <p>{text}</p>
            {link && <TextLink {...link} />}
          </li>
        ))}
      </ol>
    </Columns>
  </Section>
);
