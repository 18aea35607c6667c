import { Band } from '../../../components/Band/Band.tsx';
import { BloomList } from '../../../components/BloomList/BloomList.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import styles from './PlaybookPromo.module.css';

interface PlaybookPromoProps {
  headline: string;
  text: string;
  points: readonly string[];
  price: number;
  discount: number;
  button: { label: string; href: string };
  /** The book. */
  cover: PictureProps;
}

/** The ranking playbook: the book, its price and what comes with it, on a dark table. */
export const PlaybookPromo = ({
  headline,
  text,
  points,
  price,
  discount,
  button,
  cover,
}: PlaybookPromoProps) => (
  <Band tone="ink">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={headline} />
        <p>{text}</p>
        <BloomList items={points} />
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </div>
      <div className={styles.table}>
        <div className={styles.cover}>
          <Picture {...cover} />
        </div>
        <div className={styles.tickets}>
          <Ticket size="large" price={`$${price}`} />
          <Ticket price={`$${discount} off`} note="our services" />
        </div>
      </div>
    </div>
  </Band>
);
