import styles from './ComingSoonSign.module.css';

/** The card in the window of a shop that has not opened yet. */
export const ComingSoonSign = () => <p className={styles['sign']}>Coming Soon</p>;
