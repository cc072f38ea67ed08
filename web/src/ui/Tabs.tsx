import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  /** The page stores the choice, in its address. */
  onChange: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs over views of one subject; arrow keys move between them. */
export const Tabs = ({ label, tabs, value, onChange, children }: TabsProps) => {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onChange(next.id);
    (event.currentTarget.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus goes to the tabs */}
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => {
              onChange(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
};

export interface LinkTabsProps {
  label: string;
  tabs: readonly (Tab & { href: string; current: boolean })[];
}

/** The same look for views that are pages of their own. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.id} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
);
