import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  /** The accessible name: 'Member menu'. */
  label: string;
  /** Shown at its top left; the label when absent. */
  head?: ReactNode;
  /** 420 px, and the whole screen of a phone: for the facts of a row. */
  wide?: boolean;
  children: ReactNode;
}

/** A sheet of 385 px from the right edge. */
export const Drawer = ({ opened, onClose, label, head, wide = false, children }: DrawerProps) => {
  const id = useId();
  const modal = useModal(opened, onClose);
  return (
    <dialog {...modal} className={cx(styles.drawer, wide && styles.wide)} data-drawer aria-label={label} id={id}>
      {opened ? (
        <div className={styles.inside}>
          <div className={styles.head}>
            <div className={styles.title}>{head ?? <b>{label}</b>}</div>
            <IconButton label="Close" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
};
