import { Bloom } from '../../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { DesktopMenu, type HeaderProps, MobileMenu } from './Menus.tsx';
import styles from './SiteHeader.module.css';

export const SiteHeader = ({ name, contactButton, ...menus }: HeaderProps) => (
  <header className={styles.header}>
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
    <div className={styles.bar}>
      <a className={styles.brand} href="/" aria-label={`${name}, home`}>
        <Bloom width="34" height="34" className={styles.bloom} />
        {name}
      </a>
      <DesktopMenu {...menus} />
      <ButtonLink className={styles.contact} {...contactButton} />
      <MobileMenu {...menus} />
    </div>
  </header>
);
