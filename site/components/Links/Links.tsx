import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ButtonLink, type LabelledLink } from '../Button/Button.tsx';
import styles from './Links.module.css';

interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  label: string;
}

/** A link on a line of its own, with an arrow that moves forward on hover. */
export const TextLink = ({ label, className, ...rest }: TextLinkProps) => (
  <a className={clsx(styles.textLink, className)} {...rest}>
    {label}
    {/* The word joiner keeps the arrow from wrapping onto a line by itself. */}
    <span aria-hidden="true">
      {'\u2060'}
      <span className={styles.arrow}>→</span>
    </span>
  </a>
);

/** A title link whose click area covers its nearest positioned ancestor. */
export const StretchedLink = ({ className, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a className={clsx(styles.stretchedLink, className)} {...rest} />
);

interface ActionLinksProps {
  /** The first one becomes the button. */
  links: readonly LabelledLink[];
  variant?: 'primary' | 'secondary';
}

export const ActionLinks = ({
  links: [button, ...others],
  variant = 'primary',
}: ActionLinksProps) => (
  <div className="row wrap items-baseline gap-3 across-5 above-3">
    {button && <ButtonLink variant={variant} {...button} />}
    {others.map((link) => (
      <TextLink key={link.href} {...link} />
    ))}
  </div>
);
