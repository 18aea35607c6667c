import { Bloom } from '../../components/Bloom/Bloom.tsx';
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
  <article className={styles['card']}>
    <div className={styles['awning']} aria-hidden="true" />
    <Heading level={3} size="medium" text={title} />
    <p>{text}</p>
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>
          <Bloom width="16" height="16" className={styles['bloom']} />
          {point}
        </li>
      ))}
    </ul>
    <TextLink href={link.href}>{link.label}</TextLink>
  </article>
);
