import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './BothAtOnce.module.css';

interface BothAtOnceProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
  price: number;
}

/** The last line of the board: design and search in one package. */
export const BothAtOnce = ({ heading, text, link, price }: BothAtOnceProps) => (
  <div className={styles.line}>
    <div className={styles.words}>
      <Heading size="medium" text={heading} />
      <p className={styles.text}>{text}</p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </div>
    <div className={styles.ticket}>
      <Ticket size="large" price={`$${price}`} />
    </div>
  </div>
);
