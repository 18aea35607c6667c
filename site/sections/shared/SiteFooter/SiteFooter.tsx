import { clsx } from 'clsx';
import { draftKeys, unreachable } from '@agency/leads/forms/constants.ts';
import { emailMaximumLength } from '@agency/leads/forms/email-sign-up.ts';
import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import { UnbrokenHyphens } from '../../../components/Heading/Heading.tsx';
import { Columns } from '../../../components/Section/Section.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmailSuggestion, Honeypot } from '../../../components/Form/EmailExtras.tsx';
import { phoneLink } from '@agency/leads/forms/phone-link.ts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import { neutralIcon, socialIcons } from './social-icons.ts';
import styles from './SiteFooter.module.css';

/** A profile elsewhere: the icon of a well-known network, or the name of another. */
const SocialLink = ({ network, url }: { network: string; url: string }) => {
  const icon = socialIcons[network.toLowerCase()];
  return (
    <a
      className={clsx(
        icon ? 'round' : 'row gap-1 target bare small',
        styles.link,
        !icon && styles.named,
      )}
      href={url}
      aria-label={icon && network}
      rel={url === '/' ? undefined : 'me'}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={icon ?? neutralIcon} />
      </svg>
      {!icon && network}
    </a>
  );
};

/**
 * The newsletter form. Its method is GET, as specified. The button overrides it with POST, so that no address ever
 * appears in a URL, a log or a referrer. `client/sign-up.ts` makes it respond without leaving the page.
 */
const FooterNewsletter = ({
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
    <div className="wrap gap-1 above-2">
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
    {/* Always in the page: a live region must exist before it changes to be announced. */}
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
    {/* Shown by `client/guard-forms.ts` and `client/sign-up.ts`. */}
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

type SiteFooterProps = SiteContent['footer'] &
  Pick<BusinessContent, 'social' | 'phone'> & {
    name: string;
    /** City and state: Austin, Texas. */
    city: string;
    /** The street address, or the area served. */
    address?: string | undefined;
    /** The first copyright year, or the range up to now: 2025–2026. */
    copyright: string;
    /** The label of the button that reopens the analytics choice, if analytics are on. */
    analyticsChoice?: string | undefined;
  };

export const SiteFooter = ({
  name,
  city,
  phone,
  address,
  copyright,
  promise,
  columns,
  legal,
  social,
  newsletter,
  analyticsChoice,
}: SiteFooterProps) => (
  <footer className={styles.footer}>
    <Columns className={clsx('page-width', styles.page)}>
      <div className="stack gap-3 items-top measure-30">
        <p className="row gap-2 display-2">
          <Bloom width="40" height="40" className="action fixed-size" />
          {name}
        </p>
        <p>
          <UnbrokenHyphens text={promise} />
        </p>
        {phone && (
          <p>
            <a className="unbroken" href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
        )}
        {address && <p>{address}</p>}
        {social.some(({ url }) => url) && (
          <ul className="wrap gap-2">
            {social.map(
              ({ network, url }) =>
                url && (
                  <li key={`${network} ${url}`}>
                    <SocialLink network={network} url={url} />
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
      <FooterNewsletter {...newsletter} />
      <nav className={clsx('stack gap-5 whole-row small line', styles.columns)} aria-label="Footer">
        {columns.map(({ label, links }) => (
          <div key={label}>
            <h2 className="size-1 below-2">{label}</h2>
            <ul className="stack">
              {links.map((link) => (
                <li key={link.label}>
                  <a className="calm" href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={clsx('row wrap gap-2 across-5 apart whole-row small line', styles.small)}>
        <p>{`© ${copyright} ${name}, ${city}`}</p>
        <ul className="wrap across-5">
          {legal.map((link) => (
            <li key={link.href}>
              <a className="calm" href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
          {analyticsChoice && (
            <li>
              {/* `client/analytics.ts` shows it when there is a choice. */}
              <button type="button" className="as-link calm" data-analytics-choice="" hidden>
                {analyticsChoice}
              </button>
            </li>
          )}
        </ul>
      </div>
    </Columns>
  </footer>
);
