import styles from './SalonFooter.module.css';

interface SalonFooterProps {
  id: string;
  heading: string;
  address: string;
  hours: readonly string[];
  phone: string;
  note: string;
}

/** Where the salon is and when, and whose template this is. */
export const SalonFooter = ({ id, heading, address, hours, phone, note }: SalonFooterProps) => (
  <footer className={styles.footer} id={id}>
    <div className={styles.columns}>
      <h2 className={styles.heading}>{heading}</h2>
      <address className={styles.address}>
        {address}
        <br />
        {phone}
      </address>
      <ul className={styles.hours}>
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <p className={styles.note}>{note}</p>
  </footer>
);
