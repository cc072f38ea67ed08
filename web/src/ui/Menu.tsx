import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import { placeBeside } from './placeBeside.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  /** Unique within the menu and stable. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** The target of a link item … */
  href?: string | undefined;
  /** … or the action of a button item. */
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Draws a hairline above the item. */
  apart?: boolean | undefined;
}

/** The attributes of the button that opens a menu. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-controls': string;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  /** `(trigger) => <IconButton label="…" {...trigger}>…</IconButton>` */
  children: (trigger: MenuTrigger) => ReactNode;
}

/**
 * A short list of actions below a button: arrows, Home, End and letters move the focus, Escape closes and returns it.
 */
export const Menu = ({ label, items, align = 'end', children }: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])') ?? []),
  ];
  const close = () => {
    list.current?.hidePopover();
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null;
    const next = letter
      ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find((e) =>
          e.textContent.trim().toLowerCase().startsWith(letter),
        )
      : {
          ArrowDown: all[(at + 1) % all.length],
          ArrowUp: all.at(at <= 0 ? -1 : at - 1),
          Home: all[0],
          End: all.at(-1),
        }[event.key];
    if (event.key === 'Tab') close();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      {children({ ref: button, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-controls': id })}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus goes to the items */}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        className={styles.menu}
        onKeyDown={move}
        onToggle={(event) => {
          if (event.newState !== 'open' || !button.current) return;
          placeBeside(event.currentTarget, button.current, align);
          entries()[0]?.focus();
        }}
      >
        {items.map((item) => {
          const look = {
            role: 'menuitem',
            tabIndex: -1,
            className: cx(styles.item, item.danger && styles.danger, item.apart && styles.apart),
          };
          const inside = (
            <>
              {item.icon}
              {item.label}
            </>
          );
          const choose = () => {
            if (item.disabled) return;
            close();
            item.onSelect?.();
          };
          return item.href && !item.disabled ? (
            <Link key={item.id} {...look} href={item.href} onClick={choose}>
              {inside}
            </Link>
          ) : (
            <button key={item.id} type="button" {...look} aria-disabled={item.disabled ?? undefined} onClick={choose}>
              {inside}
            </button>
          );
        })}
      </div>
    </>
  );
};
