import { Awning } from '../../components/Awning/Awning.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './ComingSoonText.module.css';

interface ComingSoonTextProps {
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
}

/** A shop front with the shutters still down: what will be here, and where to go meanwhile. */
export const ComingSoonText = ({ heading, text, links }: ComingSoonTextProps) => {
  const [button, ...others] = links;
  return (
    <Band tone="sand" className={styles['front']}>
      <Awning />
      <div className={styles['text']}>
        <p className={styles['sign']}>Coming Soon</p>
        <Heading level={1} size="display" text={heading} />
        <p className={styles['promise']}>{text}</p>
        <div className={styles['onward']}>
          {button && <ButtonLink href={button.href}>{button.label}</ButtonLink>}
          {others.map((link) => (
            <TextLink key={link.href} href={link.href}>
              {link.label}
            </TextLink>
          ))}
        </div>
      </div>
    </Band>
  );
};
