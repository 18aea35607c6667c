import { Band } from '../../components/Band/Band.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './Proof.module.css';

interface ProofProps {
  figure: string;
  heading: string;
  text: string;
  results: readonly { value: string; label: string }[];
  link: { label: string; href: string };
}

/** The claim, set as large as it is, and one case that stands behind it. */
export const Proof = ({ figure, heading, text, results, link }: ProofProps) => (
  <Band tone="ink">
    <div className={styles.columns}>
      <h2 className={styles.claim}>
        <span className={styles.figure}>{figure}</span>
        {` ${heading}`}
      </h2>
      <div className={styles.case}>
        <p>{text}</p>
        <dl className={styles.results}>
          {results.map(({ value, label }) => (
            <div key={label} className={styles.result}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
    </div>
  </Band>
);
