import { honeypotName } from '../../../forms/against-programs.ts';
import styles from './Honeypot.module.css';

/** The field that people never see and programs fill in. Someone who does meet it is told to leave it empty. */
export const Honeypot = ({ form }: { form: string }) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label htmlFor={`${form}-${honeypotName}`}>Leave this field empty</label>
    <input
      id={`${form}-${honeypotName}`}
      type="text"
      name={honeypotName}
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
);
