import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './BoardColumn.module.css';

interface BoardColumnProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** The entries. */
  children: ReactNode;
}

/** One kind of service on the board, with its entries. */
export const BoardColumn = ({ heading, text, link, children }: BoardColumnProps) => (
  <div className={styles.column}>
    <div className={styles.words}>
      <Heading size="medium" text={heading} />
      <p>{text}</p>
    </div>
    {children}
    <TextLink href={link.href}>{link.label}</TextLink>
  </div>
);
