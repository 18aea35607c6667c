import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'onDark';

/** A call to action as content hands it over. */
export interface LabelledLink extends Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  label: string;
  href: string;
}

interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  look?: Look;
}

/** A call to action that leads somewhere; a screen reader hears where that opens a new tab. */
export const ButtonLink = ({ look = 'primary', className, children, ...rest }: ButtonLinkProps) => (
  <a className={clsx(styles.button, styles[look], className)} {...rest}>
    {children}
    {rest.target === '_blank' && (
      <span className="only-for-screen-readers"> (opens in a new tab)</span>
    )}
  </a>
);

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: Look;
  /** While something is on its way: announced, and not to be pressed again. */
  busy?: boolean;
}

/** A button that does something on the page it stands on. */
export const Button = ({
  look = 'primary',
  busy = false,
  className,
  type = 'submit',
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={clsx(styles.button, styles[look], className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    {...rest}
  />
);
