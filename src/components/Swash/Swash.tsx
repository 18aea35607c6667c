import styles from './Swash.module.css';

/** The hand-drawn underline of an emphasised word; it draws itself once when seen. The word must be positioned. */
export const Swash = () => (
  <svg className={styles.swash} viewBox="0 0 240 20" preserveAspectRatio="none" aria-hidden="true">
    <path d="M3 13.5C40 6.5 92 3.6 141 5.2c32 1 63 3.4 94 7.3-42-3.2-90-3.4-131 .6-13 1.3-26 2.9-38 5.4" />
  </svg>
);
