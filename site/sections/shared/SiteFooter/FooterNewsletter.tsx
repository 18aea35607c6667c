import { clsx } from 'clsx';
import { draftKeys, unreachable } from '@agency/leads/forms/constants.ts';
import { emailMaximumLength } from '@agency/leads/forms/email-sign-up.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmailSuggestion, Honeypot } from '../../../components/Form/EmailExtras.tsx';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import styles from './SiteFooter.module.css';

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
    className={clsx('stack gap-2 items-top relative', styles.form)}
    method="get"
    action="/newsletter"
    data-sign-up=""
    data-thanks="footer-newsletter-thanks"
    data-draft={draftKeys.newsletter}
  >
    <h2 className="size-2">{title}</h2>
    <p id="footer-newsletter-hint">{text}</p>
    <div className="wrap gap-1 above-1">
      <label className="only-for-screen-readers" htmlFor="footer-newsletter-email">
        Email address
      </label>
      <input
        className={clsx('full-width may-shrink on-ground rounded', styles.input)}
        id="footer-newsletter-email"
        type="email"
        name="email"
        required
        maxLength={emailMaximumLength}
        placeholder={placeholder}
        autoComplete="email"
        aria-describedby="footer-newsletter-hint"
      />
      <Button className="fixed-size" formMethod="post">
        {button}
      </Button>
    </div>
    {/* Always on the page, so that a screen reader hears what appears in it. */}
    <div role="status">
      <p
        id="footer-newsletter-thanks"
        className={clsx('on-ground rounded strong', styles.message)}
        hidden
      >
        {success}
      </p>
    </div>
    <EmailSuggestion />
    {/* The scripts show it: `client/guard-forms.ts` and `client/sign-up.ts`. */}
    <div
      className={clsx('on-ground rounded strong', styles.message)}
      role="alert"
      tabIndex={-1}
      hidden
      data-unsent=""
    >
      <p>{unreachable.signUp}</p>
    </div>
    <Honeypot form="footer-newsletter" />
  </form>
);
