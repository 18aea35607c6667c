import { Band } from '../../../components/Band/Band.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkList } from '../../../components/LinkList/LinkList.tsx';
import styles from './Questions.module.css';

interface Question {
  question: string;
  answer: string;
  /** Who else says so. */
  source?: { label: string; href: string } | undefined;
}

interface QuestionsProps {
  heading: string;
  items: readonly Question[];
  /** Where to go from here. */
  onward: { heading: string; links: readonly { label: string; href: string }[] };
  /** How large the ways onward are set. */
  onwardSize?: 'large' | 'small';
}

/** What people ask before the first call, and the ways onward beside it. */
export const Questions = ({ heading, items, onward, onwardSize = 'small' }: QuestionsProps) => (
  <Band tone="paper">
    <div className={styles.columns}>
      <div className={styles.questions}>
        <Heading text={heading} />
        <div>
          {items.map(({ question, answer, source }) => (
            <Disclosure key={question} title={question} group="questions">
              <p>
                {answer}
                {source && ' '}
                {source && <a href={source.href}>{source.label}</a>}
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
      <LinkList {...onward} size={onwardSize} />
    </div>
  </Band>
);
