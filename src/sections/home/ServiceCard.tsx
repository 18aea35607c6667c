import { Awning } from '../../components/Awning/Awning.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  title: string;
  text: string;
  points: readonly string[];
  link: { label: string; href: string };
}

/** One service as a shop window under its awning. */
export const ServiceCard = ({ title, text, points, link }: ServiceCardProps) => (
  <article className={styles.card}>
    <Awning />
    <Heading level={3} size="medium" text={title} />
    <p>{text}</p>
    <BloomList className={styles.points} items={points} />
    <TextLink href={link.href}>{link.label}</TextLink>
  </article>
);
