import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './Link.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonLook {
  /**
   * solid: the main action · line: the secondary one · bare: the tertiary one · sun: the decisive action of a view, at
   * most once · danger: takes something away, in the dialog that asks first
   */
  variant?: 'solid' | 'line' | 'bare' | 'sun' | 'danger' | undefined;
  /** m is 44 px high, s is 36 (in rows) */
  size?: 'm' | 's' | undefined;
  /** fills the width of its container */
  wide?: boolean | undefined;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** An action is in progress: a ring replaces the icon, and a second press does nothing. */
  busy?: boolean | undefined;
  /** Why the button cannot be pressed now. It stays in the tab order, and the text is shown beside it. */
  blockedBy?: ReactNode;
}

const look = ({ variant = 'solid', size = 'm', wide }: ButtonLook, className?: string) =>
  cx(styles.button, styles[variant], size === 's' && styles.s, wide && styles.wide, className);

/** A button for an action. `type` is 'button' by default. */
export const Button = (props: ButtonProps) => {
  const { variant, size, wide, icon, iconAfter, busy, blockedBy, className, children, onClick, ...rest } = props;
  const reason = useId();
  const isDisabled = Boolean(busy) || Boolean(blockedBy);
  const button = (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      aria-describedby={blockedBy ? reason : rest['aria-describedby']}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner bare /> : icon}
      {children}
      {iconAfter}
    </button>
  );
  if (!blockedBy) return button;
  return (
    <span className={styles.blocked}>
      {button}
      <span id={reason} className={styles.reason}>
        {blockedBy}
      </span>
    </span>
  );
};

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button: it navigates, so it is an anchor. */
export const ButtonLink = ({ variant, size, wide, icon, iconAfter, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look({ variant, size, wide }, className)}>
    {icon}
    {children}
    {iconAfter}
  </Link>
);
