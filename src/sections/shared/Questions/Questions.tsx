import { Band } from '../../../components/Band/Band.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  heading: string;
  items: readonly { question: string; answer: string }[];
  /** Where to go from here: a list of links beside the questions. */
  aside: {
    heading: string;
    links: readonly { label: string; href: string }[];
  };
  /** How large the links are set: single words stand larger than sentences. */
  asideSize?: 'large' | 'small';
}

/** What people ask before the first call, and the ways onward beside it. */
export const Questions = ({ heading, items, aside, asideSize = 'large' }: QuestionsProps) => (
  <Band tone="paper" deferred>
    <div className={styles['columns']}>
      <div className={styles['questions']}>
        <Heading text={heading} />
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} title={question} group="questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
      <nav aria-labelledby="questions-aside">
        <h2 className={styles['asideHeading']} id="questions-aside">
          {aside.heading}
        </h2>
        <ul className={`${styles['list']} ${styles[asideSize]}`}>
          {aside.links.map(({ label, href }) => (
            <li key={href}>
              <a className={styles['link']} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </Band>
);
