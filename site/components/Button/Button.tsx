import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

type Variant = 'primary' | 'secondary' | 'onDark';

/** A call to action as content hands it over. */
export interface LabelledLink extends Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  label: string;
  href: string;
}

interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** The words on it, for a link that comes from content. */
  label?: string;
  variant?: Variant;
}

/** A call to action that leads somewhere; a screen reader hears where that opens a new tab. */
export const ButtonLink = ({
  label,
  variant = 'primary',
  className,
  children = label,
  ...rest
}: ButtonLinkProps) => (
  <a className={clsx(styles.button, styles[variant], className)} {...rest}>
    {children}
    {rest.target === '_blank' && (
      <span className="only-for-screen-readers"> (opens in a new tab)</span>
    )}
  </a>
);

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: Variant;
  /** While something is on its way: announced, and not to be pressed again. */
  busy?: boolean;
}

export const Button = ({
  variant = 'primary',
  busy = false,
  className,
  type = 'submit',
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={clsx(styles.button, styles[variant], className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    {...rest}
  />
);
