import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  title: string;
  opened: boolean;
  onToggle: (opened: boolean) => void;
  children: ReactNode;
}

/** One panel of the accordion beside the player; the open one takes the remaining height and scrolls. */
export const SidePanel = ({ title, opened, onToggle, children }: SidePanelProps) => {
  const id = useId();
  return (
    <section className={cx(styles.panel, opened && styles.opened)} aria-labelledby={`${id}-head`}>
      <h2 className={styles.head} id={`${id}-head`}>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => {
            onToggle(!opened);
          }}
        >
          {title}
          <IconChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!opened}>
        {opened ? children : null}
      </div>
    </section>
  );
};
