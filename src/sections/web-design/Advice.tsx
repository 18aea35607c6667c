import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import styles from './Advice.module.css';

interface AdviceProps {
  heading: string;
  text: string;
  onward: { heading: string; links: readonly { label: string; href: string }[] };
}

/** How to choose among the sizes, and the same services by another order. */
export const Advice = ({ heading, text, onward }: AdviceProps) => (
  <Band tone="paper">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <p className={styles.text}>{text}</p>
      </div>
      <LinkList {...onward} />
    </div>
  </Band>
);
