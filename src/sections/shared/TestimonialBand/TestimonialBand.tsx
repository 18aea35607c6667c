import { Band } from '../../../components/Band/Band.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Eyebrow } from '../../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TestimonialRail, type TestimonialCard } from '../TestimonialRail/TestimonialRail.tsx';
import styles from './TestimonialBand.module.css';

interface TestimonialBandProps {
  tone?: 'rose' | 'ink';
  eyebrow: string;
  heading: string;
  buttons: readonly { label: string; href: string }[];
  cards: readonly TestimonialCard[];
}

/** What clients say, as a row to leaf through. */
export const TestimonialBand = ({
  tone = 'rose',
  eyebrow,
  heading,
  buttons,
  cards,
}: TestimonialBandProps) => (
  <Band tone={tone} data-shared className={tone === 'rose' ? styles.rose : ''}>
    <div className={styles.words}>
      <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>
      <Heading text={heading} />
    </div>
    <TestimonialRail cards={cards} />
    <div className={styles.buttons}>
      {buttons.map(({ label, href }) => (
        <ButtonLink key={href} look={tone === 'ink' ? 'onDark' : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </Band>
);
