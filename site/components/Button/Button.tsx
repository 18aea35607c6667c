import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

type Variant = 'primary' | 'secondary' | 'onDark';

/** A call to action as it comes from content. */
export interface LabelledLink extends Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  label: string;
  href: string;
}

interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** The text, for a link that comes from content. */
  label?: string;
  variant?: Variant;
}

/** A link styled as a button. Tells screen readers when it opens a new tab. */
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
  /** Whether a request is in progress: announced, and the button reads as disabled. */
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
