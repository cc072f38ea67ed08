import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** Of the element, for links to it. */
  id?: string | undefined;
  title: ReactNode;
  /** At the right of the title: a length, a count. */
  aside?: ReactNode;
  opened?: boolean | undefined;
  onToggle?: ((opened: boolean) => void) | undefined;
  children: ReactNode;
}

/** A heading that expands the content below it. */
export const Disclosure = ({ id, title, aside, opened, onToggle, children }: DisclosureProps) => (
  <details
    id={id}
    className={styles.details}
    open={opened}
    onToggle={(event) => {
      onToggle?.(event.currentTarget.open);
    }}
  >
    <summary
      onClick={(event) => {
        if (opened === undefined || onToggle === undefined) return;
        // state first, then the element follows it, so that the stored state is the one shown
        event.preventDefault();
        onToggle(!opened);
      }}
    >
      <h3>{title}</h3>
      {aside}
      <IconChevronDown aria-hidden="true" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
