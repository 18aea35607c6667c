import { Band } from '../../components/Band/Band.tsx';
import { Offer, type OfferProps } from './Offer.tsx';
import styles from './Offers.module.css';

interface OffersProps {
  /** Announced before the offers, for those who go from heading to heading. */
  label: string;
  offers: readonly OfferProps[];
}

/** The two ways to work on search: know, then move. The second stands a step further on. */
export const Offers = ({ label, offers }: OffersProps) => (
  <Band tone="rose">
    <h2 className="only-for-screen-readers">{label}</h2>
    <div className={styles.steps}>
      {offers.map((offer) => (
        <Offer key={offer.name} {...offer} />
      ))}
    </div>
  </Band>
);
