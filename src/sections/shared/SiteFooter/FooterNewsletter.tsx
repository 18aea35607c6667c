import { emailMaximumLength } from '../../../../forms/email-sign-up.ts';
import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx';
import styles from './FooterNewsletter.module.css';

interface FooterNewsletterProps {
  title: string;
  text: string;
  placeholder: string;
  button: string;
}

/**
 * The newsletter form. Its method is GET, as specified; its button overrides it
 * with POST, so that no address ever reaches a URL, a log or a referrer.
 */
export const FooterNewsletter = ({ title, text, placeholder, button }: FooterNewsletterProps) => (
  <form className={styles['form']} method="get" action="/newsletter">
    <h2 className={styles['title']}>{title}</h2>
    <p id="footer-newsletter-hint">{text}</p>
    <div className={styles['row']}>
      <label className="only-for-screen-readers" htmlFor="footer-newsletter-email">
        Email address
      </label>
      <input
        className={styles['input']}
        id="footer-newsletter-email"
        type="email"
        name="email"
        required
        maxLength={emailMaximumLength}
        placeholder={placeholder}
        autoComplete="email"
        aria-describedby="footer-newsletter-hint"
      />
      <button className={styles['button']} type="submit" formMethod="post">
        {button}
      </button>
    </div>
    <Honeypot form="footer-newsletter" />
  </form>
);
