import { ButtonLink } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import styles from './Onward.module.css';

interface OnwardProps {
  /** The first becomes the button. */
  links: readonly { label: string; href: string }[];
  /** How the button looks: quieter where something more important stands above it. */
  look?: 'primary' | 'secondary';
}

/** The ways onward from a page: one button, the others beside it. */
export const Onward = ({ links: [button, ...others], look = 'primary' }: OnwardProps) => (
  <div className={styles.onward}>
    {button && (
      <ButtonLink look={look} href={button.href}>
        {button.label}
      </ButtonLink>
    )}
    {others.map((link) => (
      <TextLink key={link.href} href={link.href}>
        {link.label}
      </TextLink>
    ))}
  </div>
);
