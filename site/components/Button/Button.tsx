import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

type Variant = 'primary' | 'secondary' | 'onDark';

/** A call to action as it comes from content. */
export interface LabelledLink extends Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  label: string;
  href: string;
  /** A line beneath the button. */
  note?: string | undefined;
}

interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** The text, for a link that comes from content. */
  label?: string;
  variant?: Variant;
  note?: string | undefined;
}

/** A link styled as a button. Tells screen readers when it opens a new tab. */
export const ButtonLink = ({
  label,
  variant = 'primary',
  note,
  className,
  children = label,
  ...rest
}: ButtonLinkProps) => {
  const link = (
    <a className={clsx(styles.button, styles[variant], className)} {...rest}>
      {children}
      {rest.target === '_blank' && (
        <span className="only-for-screen-readers"> (opens in a new tab)</span>
      )}
    </a>
  );
  if (note === undefined) return link;
  return (
    <div className="stack gap-2 items-start">
      {link}
      <p className="small balanced">{note}</p>
    </div>
  );
};

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
