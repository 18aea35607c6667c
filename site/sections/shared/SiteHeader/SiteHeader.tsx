import { clsx } from 'clsx';
import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import { ButtonLink, type LabelledLink } from '../../../components/Button/Button.tsx';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import styles from './SiteHeader.module.css';

type HeaderProps = Pick<SiteContent, 'menus' | 'mobileMenu' | 'contactButton'> & {
  name: string;
  currentPath: string;
};

/**
 * The dropdowns of wide screens. Without script they open on hover, on keyboard focus, and by click and touch.
 * `client/menus.ts` adds arrow keys, Escape and closing by a press elsewhere.
 */
const DesktopMenu = ({ menus, currentPath }: Pick<HeaderProps, 'menus' | 'currentPath'>) => (
  <nav className={styles.menus} aria-label="Main">
    <ul className={clsx('row gap-1', styles.list)}>
      {menus.map(({ label, links }) => (
        <li key={label} className={clsx('relative', styles.item)} data-menu="">
          <details name="main-menu">
            <summary className={clsx('row no-marker small strong', styles.label)}>{label}</summary>
          </details>
          <ul className={clsx('paper', styles.desktopPanel)}>
            {links.map(({ label: words, href, note }) => (
              <li key={href}>
                <a
                  className={clsx('block bare rounded small strong', styles.desktopLink)}
                  href={href}
                  aria-current={href === currentPath ? 'page' : undefined}
                >
                  {words}
                  {note && <span className={clsx('block muted', styles.note)}>{note}</span>}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);

const Entry = ({ label, href, currentPath }: LabelledLink & { currentPath: string }) => (
  <li>
    <a className="block bare" href={href} aria-current={href === currentPath ? 'page' : undefined}>
      {label}
    </a>
  </li>
);

type MobileMenuProps = Omit<HeaderProps, 'name' | 'contactButton'>;

/** The menu of narrow screens. Works without script; `client/menus.ts` adds Escape and closing on leaving. */
const MobileMenu = ({ mobileMenu, menus, currentPath }: MobileMenuProps) => (
  <details className={styles.menu} data-mobile-menu="">
    <summary className={clsx('row no-marker target rounded small strong', styles.mobileToggle)}>
      <span className={clsx(styles.bars, styles.whileClosed)} aria-hidden="true" />
      <span className={clsx('unbroken', styles.whileClosed)}>Menu</span>
      <span className={clsx('unbroken', styles.whileOpen)}>Close</span>
    </summary>
    <nav className={clsx('paper', styles.mobilePanel)} aria-label="Menu">
      <ul className={styles.first}>
        {mobileMenu.map((link) => (
          <Entry key={link.label} {...link} currentPath={currentPath} />
        ))}
      </ul>
      <div className={clsx('stack gap-5', styles.directory)}>
        {menus.map(({ label, links: more }) => (
          <div key={label}>
            <p className="display-1 italic action">{label}</p>
            <ul className="stack">
              {more.map((link) => (
                <Entry key={link.href} {...link} currentPath={currentPath} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  </details>
);

export const SiteHeader = ({ name, contactButton, ...menus }: HeaderProps) => (
  <header className={clsx('line-below', styles.header)}>
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
    <div className={clsx('row page-width gap-4', styles.bar)}>
      <a className={clsx('row bare balanced', styles.brand)} href="/" aria-label={`${name}, home`}>
        <Bloom width="34" height="34" className="action fixed-size" />
        {name}
      </a>
      <DesktopMenu {...menus} />
      <ButtonLink className={styles.contact} {...contactButton} />
      <MobileMenu {...menus} />
    </div>
  </header>
);
