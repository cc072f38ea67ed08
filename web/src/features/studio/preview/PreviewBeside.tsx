import { useSyncExternalStore, type ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './PreviewPane.module.css';

/** As wide as a form with a page beside it; `--below-roomy` of media.css. */
const roomy = '(width >= 78em)';

const listen = (listener: () => void): (() => void) => {
  const list = matchMedia(roomy);
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
};

/** Whether there is room for a page beside the form at this moment. */
export const isRoomyNow = (): boolean => matchMedia(roomy).matches;

export interface PreviewBesideProps {
  isOpen: boolean;
  onClose: () => void;
  preview: ReactNode;
  children: ReactNode;
}

/** A form, with its preview beside it, or over it where there is no room. */
export const PreviewBeside = ({ isOpen, onClose, preview, children }: PreviewBesideProps) => {
  const isRoomy = useSyncExternalStore(listen, isRoomyNow);
  const isBeside = isOpen && isRoomy;
  return (
    <div className={isBeside ? styles.beside : undefined}>
      <div className={styles.form}>{children}</div>
      {isBeside ? <div className={styles.side}>{preview}</div> : null}
      {isOpen && !isRoomy ? (
        <Dialog opened title="Preview" size="l" onClose={onClose}>
          {preview}
        </Dialog>
      ) : null}
    </div>
  );
};
