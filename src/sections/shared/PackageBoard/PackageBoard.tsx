import { Band } from '../../../components/Band/Band.tsx';
import { CoverLink } from '../../../components/CoverLink/CoverLink.tsx';
import { Eyebrow } from '../../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import styles from './PackageBoard.module.css';

interface PackageBoardProps {
  eyebrow: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
  packages: readonly { name: string; price: number; href: string; summary: string }[];
}

/** The price board: every package with its ticket, under the awning. */
export const PackageBoard = ({ eyebrow, heading, text, link, packages }: PackageBoardProps) => (
  <Band tone="paper" data-shared className={styles.front} awning>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} emphasis="italic" />
        <p>{text}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
      <ul className={styles.board}>
        {packages.map(({ name, price, href, summary }) => (
          <li key={href} className={styles.entry}>
            <h3 className={styles.name}>
              <CoverLink href={href}>{name}</CoverLink>
            </h3>
            <Ticket price={`$${price}`} />
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
