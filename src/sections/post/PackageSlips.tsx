import { CoverLink } from '../../components/CoverLink/CoverLink.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './PackageSlips.module.css';

export interface PackageSlipsProps {
  heading: string;
  text: string;
  packages: readonly { name: string; price: number; href: string }[];
}

/** The packages that do what a post describes, each with its ticket. */
export const PackageSlips = ({ heading, text, packages }: PackageSlipsProps) => (
  <div className={styles.slips}>
    <h2 className={styles.heading}>{heading}</h2>
    <p>{text}</p>
    <ul className={styles.list}>
      {packages.map(({ name, price, href }) => (
        <li key={href} className={styles.slip}>
          <CoverLink className={styles.link} href={href}>
            {name}
          </CoverLink>
          <Ticket price={`$${price}`} />
        </li>
      ))}
    </ul>
  </div>
);
