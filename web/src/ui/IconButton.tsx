import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import styles from './IconButton.module.css';

interface Look {
  /** The accessible name; also the tooltip. */
  label: string;
  /** m is 44 px, s is 36, xs is 28 */
  size?: 'm' | 's' | 'xs' | undefined;
  children: ReactNode;
}

export type IconButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & { pressed?: boolean };

/** A round icon button, which always has an accessible name. `pressed` makes it a toggle. */
export const IconButton = ({ label, size = 'm', pressed, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    aria-pressed={pressed}
    className={cx(styles.icon, styles[size], className)}
  >
    {children}
  </button>
);

export type IconLinkProps = Look &
  Omit<ComponentPropsWithRef<'a'>, 'aria-label' | 'children' | 'href'> & { href: string };

/** The same as a link. */
export const IconLink = ({ label, size = 'm', className, children, ...rest }: IconLinkProps) => (
  <Link title={label} {...rest} aria-label={label} className={cx(styles.icon, styles[size], className)}>
    {children}
  </Link>
);
