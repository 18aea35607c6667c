import { Band } from '../../components/Band/Band.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  heading: string;
  items: readonly { question: string; answer: string }[];
  cities: {
    heading: string;
    links: readonly { label: string; href: string }[];
  };
}

/** What founders ask before the first call, and the cities we know best. */
export const Questions = ({ heading, items, cities }: QuestionsProps) => (
  <Band tone="paper" deferred>
    <div className={styles['columns']}>
      <div className={styles['questions']}>
        <Heading text={heading} />
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} title={question} group="home-questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
      <nav className={styles['cities']} aria-labelledby="home-cities">
        <h2 className={styles['citiesHeading']} id="home-cities">
          {cities.heading}
        </h2>
        <ul className={styles['list']}>
          {cities.links.map(({ label, href }) => (
            <li key={href}>
              <a className={styles['city']} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </Band>
);
