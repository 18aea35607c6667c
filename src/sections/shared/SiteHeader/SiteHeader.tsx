import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { DesktopMenu, type MenuProps } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';

export interface LinkProps {
  label: string;
  href: string;
}

interface SiteHeaderProps {
  name: string;
  menus: readonly MenuProps[];
  mobileMenu: readonly LinkProps[];
  contactButton: LinkProps;
  /** The address of the page this header stands on. */
  currentPath: string;
}

/** The head of every page: brand, menus and the button to the contact form. */
export const SiteHeader = ({
  name,
  menus,
  mobileMenu,
  contactButton,
  currentPath,
}: SiteHeaderProps) => (
  <header className={styles.header}>
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
    <div className={styles.bar}>
      <a className={styles.brand} href="/" aria-label={`${name}, home`}>
        <Bloom width="34" height="34" className={styles.bloom} />
        {name}
      </a>
      <DesktopMenu menus={menus} currentPath={currentPath} />
      <ButtonLink className={styles.contact} href={contactButton.href}>
        {contactButton.label}
      </ButtonLink>
      <MobileMenu links={mobileMenu} menus={menus} currentPath={currentPath} />
    </div>
  </header>
);
