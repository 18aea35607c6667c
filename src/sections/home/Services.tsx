import { Band } from '../../components/Band/Band.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  eyebrow: string;
  heading: string;
  text: string;
  cards: readonly ServiceCardProps[];
}

/** The two service lines, side by side but not in step. */
export const Services = ({ eyebrow, heading, text, cards }: ServicesProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} />
        <p className={styles.text}>{text}</p>
      </div>
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} />
      ))}
    </div>
  </Band>
);
