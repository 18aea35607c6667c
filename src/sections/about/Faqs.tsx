import { Band } from '../../components/Band/Band.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Faqs.module.css';

interface FaqsProps {
  eyebrow: string;
  heading: string;
  items: readonly { question: string; answer: string }[];
}

/** The questions the footer leads to, one answer open at a time. */
export const Faqs = ({ eyebrow, heading, items }: FaqsProps) => (
  <Band tone="paper" id="faqs">
    <div className={styles['columns']}>
      <div className={styles['words']}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} emphasis="italic" />
      </div>
      <div>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question} group="faqs">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </div>
  </Band>
);
