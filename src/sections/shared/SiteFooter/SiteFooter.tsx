import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import type { LinkProps } from '../SiteHeader/SiteHeader.tsx';
import { FooterNewsletter, type FooterNewsletterProps } from './FooterNewsletter.tsx';
import styles from './SiteFooter.module.css';
import { SocialLink } from './SocialLink.tsx';

interface SiteFooterProps {
  name: string;
  city: string;
  copyrightYear: number;
  promise: string;
  columns: readonly { label: string; links: readonly LinkProps[] }[];
  legal: readonly LinkProps[];
  social: readonly { network: string; url: string | null }[];
  newsletter: FooterNewsletterProps;
  /** The words that lead back to the choice about analytics, where there is one. */
  analyticsChoice?: string | undefined;
}

/** The foot of every page. */
export const SiteFooter = ({
  name,
  city,
  copyrightYear,
  promise,
  columns,
  legal,
  social,
  newsletter,
  analyticsChoice,
}: SiteFooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.page}>
      <div className={styles.brand}>
        <p className={styles.name}>
          <Bloom width="40" height="40" className={styles.bloom} />
          {name}
        </p>
        <p>{promise}</p>
        <ul className={styles.social}>
          {social.map((profile) => (
            <li key={profile.network}>
              <SocialLink {...profile} />
            </li>
          ))}
        </ul>
      </div>
      <FooterNewsletter {...newsletter} />
      <nav className={styles.columns} aria-label="Footer">
        {columns.map(({ label, links }) => (
          <div key={label}>
            <h2 className={styles.title}>{label}</h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.small}>
        <p>{`© ${copyrightYear} ${name}, ${city}`}</p>
        <ul className={styles.legal}>
          {legal.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
          {analyticsChoice && (
            <li>
              {/* The script shows it, where there is something to choose. */}
              <button type="button" className="consent-choice" data-analytics-choice="" hidden>
                {analyticsChoice}
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  </footer>
);
