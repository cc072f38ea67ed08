import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Save } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { look } from '#ui/look.ts';

export interface ConfirmDialogProps {
  title: string;
  /** The labels of the saving and the cancelling button. */
  confirm: string;
  dismiss?: string;
  action: Pick<Save<never, never>, 'busy' | 'fault'>;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is saved, and shows the error when saving failed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirm, dismiss = 'Cancel', action, onConfirm, onClose, children } = props;
  const { busy, fault } = action;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {dismiss}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {fault === null ? null : (
          <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
            {fault.message}
            {fault.requestId === null ? null : <span className={look.tiny}> Request {fault.requestId}.</span>}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
};
