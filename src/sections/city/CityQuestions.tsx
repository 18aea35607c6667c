import { Band } from '../../components/Band/Band.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './CityQuestions.module.css';

type Links = readonly { label: string; href: string }[];

interface CityQuestionsProps {
  heading: string;
  items: readonly { question: string; answer: string }[];
  related: { heading: string; links: Links };
  otherCities: { heading: string; links: Links };
}

/** What founders of this city ask, and where to read on. */
export const CityQuestions = ({ heading, items, related, otherCities }: CityQuestionsProps) => (
  <Band tone="sand" deferred>
    <div className={styles['columns']}>
      <div className={styles['questions']}>
        <Heading text={heading} />
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} title={question} group="city-questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
      <aside className={styles['aside']}>
        <div>
          <Heading size="small" text={related.heading} />
          <ul className={styles['related']}>
            {related.links.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading size="small" text={otherCities.heading} />
          <ul className={styles['cities']}>
            {otherCities.links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles['city']} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  </Band>
);
