import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './Differentiators.module.css';

interface DifferentiatorsProps {
  heading: string;
  items: readonly {
    title: string;
    text: string;
    link?: { label: string; href: string } | undefined;
  }[];
}

/** What sets us apart, counted. */
export const Differentiators = ({ heading, items }: DifferentiatorsProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
      </div>
      <ol className={styles.list}>
        {items.map(({ title, text, link }) => (
          <li key={title} className={styles.item}>
            <Heading level={3} size="small" text={title} />
            <p>{text}</p>
            {link && <TextLink href={link.href}>{link.label}</TextLink>}
          </li>
        ))}
      </ol>
    </div>
  </Band>
);
