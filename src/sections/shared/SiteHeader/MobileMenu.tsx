import type { MenuProps } from './DesktopMenu.tsx';
import { currentPage } from './currentPage.ts';
import styles from './MobileMenu.module.css';
import type { LinkProps } from './SiteHeader.tsx';

interface MobileMenuProps {
  /** The entries that come first, in this order. */
  links: readonly LinkProps[];
  /** The rest of the site, below them. */
  menus: readonly MenuProps[];
  currentPath: string;
}

interface EntryProps extends LinkProps {
  currentPath: string;
}

const Entry = ({ label, href, currentPath }: EntryProps) => (
  <li>
    <a className={styles.link} href={href} {...currentPage(href, currentPath)}>
      {label}
    </a>
  </li>
);

/** The toggled menu of narrow screens. Works without script; `client/menus.ts` adds Escape and closing on leaving. */
export const MobileMenu = ({ links, menus, currentPath }: MobileMenuProps) => (
  <details className={styles.menu} data-mobile-menu="">
    <summary className={styles.toggle}>
      <span className={styles.bars} aria-hidden="true" />
      Menu
    </summary>
    <nav className={styles.panel} aria-label="Menu">
      <ul className={styles.first}>
        {links.map((link) => (
          <Entry key={link.label} {...link} currentPath={currentPath} />
        ))}
      </ul>
      {menus.map(({ label, links: more }) => (
        <div key={label}>
          <p className={styles.group}>{label}</p>
          <ul className={styles.more}>
            {more.map((link) => (
              <Entry key={link.href} {...link} currentPath={currentPath} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  </details>
);
