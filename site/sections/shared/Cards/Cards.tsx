import { clsx } from 'clsx';
import { BloomList } from '../../../components/Bloom/BloomList.tsx';
import type { LabelledLink } from '../../../components/Button/Button.tsx';
import { Heading, SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/Links/Links.tsx';
import { Awning, Section } from '../../../components/Section/Section.tsx';
import styles from './Cards.module.css';

interface AwningCardProps {
  title: string;
  text: string;
  points?: readonly string[];
  link?: LabelledLink | undefined;
  size?: 'medium' | 'small';
  className?: string | undefined;
}

/** A card under an awning of its own. */
export const AwningCard = (card: AwningCardProps) => {
  const { title, text, points, link, size = 'medium', className } = card;
  return (
    <article className={clsx('paper stack gap-3 items-start relative', styles.card, className)}>
      <Awning />
      <Heading level={3} size={size} text={title} />
      <p>{text}</p>
      {points && <BloomList items={points} />}
      {link && <TextLink {...link} />}
    </article>
  );
};

type CardSectionProps = SectionWords & {
  tone: 'ground' | 'tint' | 'soft';
  cards: readonly AwningCardProps[];
};

/** Cards side by side under their heading. */
export const CardSection = ({ tone, cards, ...words }: CardSectionProps) => (
  <Section tone={tone}>
    <SectionHeader {...words} className="gap-3 below-6 words-34 heading-and-text" />
    <div className={clsx('stack', styles.cards)}>
      {cards.map((card) => (
        <AwningCard key={card.title} {...card} />
      ))}
    </div>
  </Section>
);
