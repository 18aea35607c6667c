import { Fragment } from 'react';
import { Band } from '../../components/Band/Band.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Faqs.module.css';

interface FaqsProps {
  eyebrow: string;
  heading: string;
  items: readonly { above?: string | undefined; question: string; answer: string }[];
}

/** The questions the footer leads to, one answer open at a time. */
export const Faqs = ({ eyebrow, heading, items }: FaqsProps) => (
  <Band tone="paper" id="faqs">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} emphasis="italic" />
      </div>
      <div>
        {items.map(({ above, question, answer }) => (
          <Fragment key={question}>
            {above && <Heading level={3} size="small" className={styles.part} text={above} />}
            <Disclosure title={question} group="faqs">
              <p>{answer}</p>
            </Disclosure>
          </Fragment>
        ))}
      </div>
    </div>
  </Band>
);
