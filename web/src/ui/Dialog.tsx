import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  opened: boolean;
  /** null: it cannot be closed by Escape, the backdrop or a button until there is something to close it with. */
  onClose: (() => void) | null;
  title: ReactNode;
  /** m is 520 px wide, l 900 */
  size?: 'm' | 'l' | undefined;
  /** A picture above the title, across the full width. */
  art?: string | undefined;
  /**
   * Buttons, right-aligned, the least destructive first: it takes the first focus unless the dialog has a field, or an
   * element has `data-autofocus`.
   */
  actions?: ReactNode;
  /** The actions stay in view while a long content scrolls. */
  pinned?: boolean;
  /** Left of the actions: a price, a remark. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog with a question or a form. Its content is mounted only while it is open. */
export const Dialog = ({ opened, onClose, title, size = 'm', art, actions, pinned, aside, children }: DialogProps) => {
  const id = useId();
  const modal = useModal(opened, onClose);
  return (
    <dialog {...modal} className={cx(styles.dialog, styles[size], pinned && styles.pinned)} aria-labelledby={id}>
      {opened ? (
        <div className={styles.inside}>
          {art ? <img className={styles.art} src={art} alt="" /> : null}
          <h2 id={id}>{title}</h2>
          <div className={styles.content}>{children}</div>
          {actions || aside ? (
            <div className={styles.actions} data-actions>
              {aside ? <span className={styles.aside}>{aside}</span> : null}
              {actions}
            </div>
          ) : null}
          {onClose === null ? null : (
            <IconButton className={cx(styles.x, art && styles.onArt)} label="Close" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ) : null}
    </dialog>
  );
};
