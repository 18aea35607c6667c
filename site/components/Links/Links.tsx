import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ButtonLink, type LabelledLink } from '../Button/Button.tsx';
import styles from './Links.module.css';

interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  label: string;
}

/** A link that stands on a line of its own, with an arrow that leans forward. */
export const TextLink = ({ label, className, ...rest }: TextLinkProps) => (
  <a className={clsx(styles.textLink, className)} {...rest}>
    {label}
    {/* The word joiner keeps the arrow from standing alone on a line. */}
    <span aria-hidden="true">
      {'\u2060'}
      <span className={styles.arrow}>→</span>
    </span>
  </a>
);

/** A title that leads onward, and with it everything else in the nearest element around it that is positioned. */
export const StretchedLink = ({ className, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a className={clsx(styles.stretchedLink, className)} {...rest} />
);

interface ActionLinksProps {
  /** The first becomes the button. */
  links: readonly LabelledLink[];
  variant?: 'primary' | 'secondary';
}

export const ActionLinks = ({
  links: [button, ...others],
  variant = 'primary',
}: ActionLinksProps) => (
  <div className="row wrap gap-3 across-5 above-3">
    {button && <ButtonLink variant={variant} {...button} />}
    {others.map((link) => (
      <TextLink key={link.href} {...link} />
    ))}
  </div>
);
