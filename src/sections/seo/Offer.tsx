import { Awning } from '../../components/Awning/Awning.tsx';
import { BloomList } from '../../components/BloomList/BloomList.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import styles from './Offer.module.css';

export interface OfferProps {
  name: string;
  price: number;
  description: string;
  points: readonly string[];
  button: { label: string; href: string };
  more: { label: string; href: string };
}

/** One SEO service as a shop window, with its ticket hung over the edge. */
export const Offer = ({ name, price, description, points, button, more }: OfferProps) => (
  <article className={styles.window}>
    <Awning className={styles.awning} />
    <div className={styles.words}>
      <div className={styles.ticket}>
        <Ticket size="large" price={`$${price}`} />
      </div>
      <Heading level={3} size="large" text={name} />
      <p className={styles.description}>{description}</p>
      <BloomList items={points} />
      <div className={styles.actions}>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
        <TextLink href={more.href}>{more.label}</TextLink>
      </div>
    </div>
  </article>
);
