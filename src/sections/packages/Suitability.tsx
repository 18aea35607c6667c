import { Band } from '../../components/Band/Band.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './Suitability.module.css';

interface Conditions {
  heading: string;
  items: readonly {
    text: string;
    /** What would suit her better. */
    instead?: { label: string; href: string } | undefined;
  }[];
}

interface SuitabilityProps {
  forWhom: Conditions;
  notForWhom: Conditions;
}

/** For whom a package is, said aloud; and for whom not, on a note beside it. */
export const Suitability = ({ forWhom, notForWhom }: SuitabilityProps) => (
  <Band tone="plum">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={forWhom.heading} />
        <BloomList className={styles.reasons} items={forWhom.items.map(({ text }) => text)} />
      </div>
      <div className={styles.note}>
        <Heading size="medium" text={notForWhom.heading} />
        <ul className={styles.doubts}>
          {notForWhom.items.map(({ text, instead }) => (
            <li key={text}>
              {text}
              {instead && (
                <>
                  <br />
                  <TextLink href={instead.href}>{instead.label}</TextLink>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Band>
);
