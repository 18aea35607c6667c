import { emailMaximumLength } from '../../../../forms/email-sign-up.ts';
import { draftKeys, unreachable } from '../../../../forms/constants.ts';
import { Honeypot } from '../../../components/Form/Form.tsx';
import type { SiteContent } from '../../../content-schemas/site.ts';
import styles from './FooterNewsletter.module.css';

/**
 * The newsletter form. Its method is GET, as specified; its button overrides it
 * with POST, so that no address ever reaches a URL, a log or a referrer.
 * `client/sign-up.ts` lets it answer in its place.
 */
export const FooterNewsletter = ({
  title,
  text,
  placeholder,
  button,
  success,
}: SiteContent['footer']['newsletter']) => (
  <form
    className={styles.form}
    method="get"
    action="/newsletter"
    data-sign-up=""
    data-thanks="footer-newsletter-thanks"
    data-draft={draftKeys.newsletter}
  >
    <h2 className={styles.title}>{title}</h2>
    <p id="footer-newsletter-hint">{text}</p>
    <div className={styles.row}>
      <label className="only-for-screen-readers" htmlFor="footer-newsletter-email">
        Email address
      </label>
      <input
        className={styles.input}
        id="footer-newsletter-email"
        type="email"
        name="email"
        required
        maxLength={emailMaximumLength}
        placeholder={placeholder}
        autoComplete="email"
        aria-describedby="footer-newsletter-hint"
      />
      <button className={styles.button} type="submit" formMethod="post">
        {button}
      </button>
    </div>
    {/* Always on the page, so that a screen reader hears what appears in it. */}
    <div role="status">
      <p id="footer-newsletter-thanks" className={styles.message} hidden>
        {success}
      </p>
    </div>
    {/* The scripts show it: `client/guard-forms.ts` and `client/sign-up.ts`. */}
    <div className={styles.message} role="alert" tabIndex={-1} hidden data-unsent="">
      <p>{unreachable.signUp}</p>
    </div>
    <Honeypot form="footer-newsletter" />
  </form>
);
