import type { ReactNode } from 'react';
import type { Save } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { FaultNote } from './FaultNote.tsx';

export type ConfirmDialogProps = Question & (Confirms | Sends);

interface Confirms {
  onConfirm: () => void;
  form?: never;
}

interface Sends {
  /** The id of a form among the children, which the confirming button sends. */
  form: string;
  onConfirm?: never;
}

interface Question {
  title: string;
  /** The labels of the saving and the canceling button. */
  confirm: string;
  dismiss?: string;
  /** The confirming button takes something away that no press brings back. */
  destructive?: boolean;
  action: Pick<Save<never, never>, 'busy' | 'fault'>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is saved, and shows the error when saving failed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirm, dismiss = 'Cancel', destructive = false, action, onConfirm, form, onClose, children } = props;
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
          <Button
            variant={destructive ? 'danger' : 'solid'}
            busy={busy}
            {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
          >
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
