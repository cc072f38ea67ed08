import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';

export interface SecretDialogProps {
  title: string;
  label: string;
  secret: string;
  /** What it is for, and that it is not shown again. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret that was just made, which nobody sees again: it closes by its buttons, not by a press beside it. */
export const SecretDialog = ({ title, label, secret, children, onClose }: SecretDialogProps) => {
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => toast({ id: 'secret', message: 'Secret copied' }),
      () => toast({ id: 'secret', tone: 'bad', message: "The secret couldn't be copied. Select it instead." }),
    );
  };
  return (
    <Dialog
      opened
      title={title}
      onClose={null}
      actions={
        <>
          <Button variant="line" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
            Copy
          </Button>
          <Button onClick={onClose}>I have it</Button>
        </>
      }
    >
      <Stack>
        <p>{children}</p>
        <TextInput
          label={label}
          readOnly
          spellCheck={false}
          autoComplete="off"
          value={secret}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      </Stack>
    </Dialog>
  );
};
