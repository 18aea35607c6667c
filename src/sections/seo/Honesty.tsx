import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './Honesty.module.css';

interface HonestyProps {
  /** What is not for sale, set very large and crossed out. Decoration only. */
  struck: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
}

/** What the agency does not sell. */
export const Honesty = ({ struck, heading, text, link }: HonestyProps) => (
  <Band tone="plum">
    <div className={styles.columns}>
      <p className={styles.struck} aria-hidden="true">
        {struck}
        <svg className={styles.stroke} viewBox="0 0 200 100" preserveAspectRatio="none">
          <path d="M4 82C50 66 120 36 196 14c-50 22-110 44-168 74" />
        </svg>
      </p>
      <div className={styles.words}>
        <Heading text={heading} emphasis="italic" />
        <p className={styles.text}>{text}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
    </div>
  </Band>
);
