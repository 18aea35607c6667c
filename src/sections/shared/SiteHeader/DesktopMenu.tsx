import { currentPage } from './currentPage.ts';
import styles from './DesktopMenu.module.css';

export interface MenuProps {
  label: string;
  links: readonly { label: string; href: string; note?: string | undefined }[];
}

interface DesktopMenuProps {
  menus: readonly MenuProps[];
  currentPath: string;
}

/**
 * The dropdowns of wide screens. By themselves they open by click, touch, Enter
 * and Space; `client/menus.ts` adds hover, arrow keys, Escape and closing on leaving.
 */
export const DesktopMenu = ({ menus, currentPath }: DesktopMenuProps) => (
  <nav className={styles.menus} aria-label="Main">
    <ul className={styles.list}>
      {menus.map(({ label, links }) => (
        <li key={label} className={styles.item} data-menu="">
          <details className={styles.toggle} name="main-menu">
            <summary className={styles.label}>{label}</summary>
          </details>
          <ul className={styles.panel}>
            {links.map(({ label: words, href, note }) => (
              <li key={href}>
                <a className={styles.link} href={href} {...currentPage(href, currentPath)}>
                  {words}
                  {note && <span className={styles.note}>{note}</span>}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);
