import { clsx } from 'clsx';
import { draftKeys, unreachable } from '@agency/leads/forms/constants.ts';
import { emailMaximumLength } from '@agency/leads/forms/email-sign-up.ts';
import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import { UnbrokenHyphens } from '../../../components/Heading/Heading.tsx';
import { Columns } from '../../../components/Section/Section.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmailSuggestion, Honeypot } from '../../../components/Form/EmailExtras.tsx';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import styles from './SiteFooter.module.css';

const paths = {
  LinkedIn:
    'M4.5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM3 9h3v12H3zm6 0h2.9v1.7c.5-.9 1.7-2 3.6-2 3.8 0 4.5 2.3 4.5 5.5V21h-3v-6c0-1.6-.1-3.5-2.3-3.5S12 13.2 12 15v6H9z',
  Instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4Zm4.5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.5-3.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  Facebook:
    'M14 22v-8h2.8l.4-3.3H14V8.6c0-1 .3-1.6 1.7-1.6h1.7V4.1C17.1 4 16.1 4 15 4c-2.5 0-4.2 1.5-4.2 4.3v2.4H8V14h2.8v8z',
  Pinterest:
    'M12 2a10 10 0 0 0-3.6 19.3c-.1-.8-.2-2 0-2.9l1.2-5s-.3-.6-.3-1.5c0-1.4.8-2.5 1.9-2.5.9 0 1.3.7 1.3 1.5 0 .9-.6 2.2-.9 3.5-.2 1 .5 1.9 1.6 1.9 1.9 0 3.3-2 3.3-4.9 0-2.6-1.8-4.3-4.5-4.3-3 0-4.8 2.3-4.8 4.6 0 .9.3 1.9.8 2.4v.3l-.3 1.2c0 .2-.2.3-.4.2-1.3-.6-2.2-2.6-2.2-4.2 0-3.4 2.5-6.5 7.1-6.5 3.7 0 6.6 2.7 6.6 6.2 0 3.7-2.3 6.7-5.6 6.7-1.1 0-2.1-.6-2.5-1.2l-.7 2.6c-.2 1-.9 2.2-1.4 2.9A10 10 0 1 0 12 2Z',
  YouTube:
    'M22 8.2c-.2-1.6-.9-2.7-2.6-2.9C17.5 5 15 5 12 5s-5.5 0-7.4.3C2.9 5.5 2.2 6.6 2 8.2a36 36 0 0 0 0 7.6c.2 1.6.9 2.7 2.6 2.9 1.9.3 4.4.3 7.4.3s5.5 0 7.4-.3c1.7-.2 2.4-1.3 2.6-2.9a36 36 0 0 0 0-7.6ZM10 15.2V8.8l5.5 3.2z',
} as const;

const SocialLink = ({ network, url }: SiteContent['social'][number]) => (
  <a
    className={clsx('round', styles.link)}
    href={url ?? '/'}
    aria-label={network}
    rel={url ? 'me' : undefined}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  </a>
);

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
  Pick<SiteContent, 'social'> & {
    name: string;
    /** City and state: Austin, Texas. */
    city: string;
    /** The first copyright year, or the range up to now: 2025–2026. */
    copyright: string;
    /** The label of the button that reopens the analytics choice, if analytics are on. */
    analyticsChoice?: string | undefined;
  };

export const SiteFooter = ({
  name,
  city,
  copyright,
  promise,
  columns,
  legal,
  social,
  newsletter,
  analyticsChoice,
}: SiteFooterProps) => (
  <footer className={styles.footer}>
    <Columns widths="wideRight" className="page-width">
      <div className="stack gap-3 items-top measure-30">
        <p className="row gap-2 display-2">
          <Bloom width="40" height="40" className="action fixed-size" />
          {name}
        </p>
        <p>
          <UnbrokenHyphens text={promise} />
        </p>
        <ul className="wrap gap-2">
          {social.map((profile) => (
            <li key={profile.network}>
              <SocialLink {...profile} />
            </li>
          ))}
        </ul>
      </div>
      <FooterNewsletter {...newsletter} />
      <nav className={clsx('stack gap-5 whole-row line', styles.columns)} aria-label="Footer">
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
        <ul className="wrap across-4">
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
