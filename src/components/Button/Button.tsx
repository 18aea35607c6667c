import type { ComponentPropsWithRef } from 'react';
import { clsx } from 'clsx';
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

/** A call to action that leads somewhere. */
export const ButtonLink = ({ look = 'primary', className, ...rest }: ButtonLinkProps) => (
  <a className={clsx(styles['button'], styles[look], className)} {...rest} />
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
    className={clsx(styles['button'], styles[look], className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    {...rest}
  />
);
