import { Band } from '../../components/Band/Band.tsx';
import { CoverLink } from '../../components/CoverLink/CoverLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './AboutServices.module.css';

interface AboutServicesProps {
  heading: string;
  text: string;
  items: readonly { title: string; text: string; href: string }[];
  more: { label: string; href: string };
}

/** The crafts, as on a menu under the awning. */
export const AboutServices = ({ heading, text, items, more }: AboutServicesProps) => (
  <Band tone="paper" className={styles.front} awning>
    <div className={styles.words}>
      <Heading text={heading} emphasis="italic" />
      <p>{text}</p>
    </div>
    <ul className={styles.menu}>
      {items.map(({ title, text: about, href }) => (
        <li key={href} className={styles.service}>
          <h3 className={styles.title}>
            <CoverLink className={styles.link} href={href}>
              {title}
            </CoverLink>
          </h3>
          <p>{about}</p>
        </li>
      ))}
      <li className={styles.more}>
        <TextLink href={more.href}>{more.label}</TextLink>
      </li>
    </ul>
  </Band>
);
