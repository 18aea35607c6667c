import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { ComingSoonSign } from '../shared/ComingSoonSign/ComingSoonSign.tsx';
import styles from './PlaybookHero.module.css';

interface PlaybookHeroProps {
  name: string;
  heading: string;
  text: string;
  price: number;
  discount: number;
  /** The words on the button that leads down to where the playbook is bought. */
  button: string;
  cover: PictureProps;
}

/** The playbook under its lamp, with what it costs and when it comes. */
export const PlaybookHero = ({
  name,
  heading,
  text,
  price,
  discount,
  button,
  cover,
}: PlaybookHeroProps) => (
  <Band tone="ink" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <ComingSoonSign />
        <p data-label className={styles.name}>
          {name}
        </p>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.lead}>{text}</p>
        <div className={styles.offer}>
          <Ticket size="large" price={`$${price}`} />
          <Ticket price={`$${discount} off`} note="our services" />
        </div>
        <ButtonLink href="#buy">{button}</ButtonLink>
      </div>
      <div className={styles.cover}>
        <Picture {...cover} priority />
      </div>
    </div>
  </Band>
);
