import { ButtonLink } from '../../../components/Button/Button.tsx';
import styles from './ReviewCard.module.css';

interface ReviewCardProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
}

/** The free review, offered beside a text. */
export const ReviewCard = ({ heading, text, link }: ReviewCardProps) => (
  <div className={styles.card}>
    <h2 className={styles.heading}>{heading}</h2>
    <p>{text}</p>
    <ButtonLink href={link.href}>{link.label}</ButtonLink>
  </div>
);
