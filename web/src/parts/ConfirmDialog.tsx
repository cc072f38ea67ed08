import type { ReactNode } from 'react';
import type { Save } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { FaultNote } from './FaultNote.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The labels of the saving and the canceling button. */
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
        <FaultNote fault={fault} />
      </Stack>
    </Dialog>
  );
};
