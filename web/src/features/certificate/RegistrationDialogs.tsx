import { useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import type { CertificateDetail } from './certificateQuery.ts';
import { saveRegistrationSpec } from './saveRegistration.ts';

export interface RegistrationDialogsProps {
  certificate: Pick<CertificateDetail, 'certificateId' | 'title' | 'meta'>;
  asking: 'register' | 'unregister';
  onClose: () => void;
}

/** Asks before registering for a certificate or leaving it, and says afterwards what that means (CRT-02). */
export const RegistrationDialogs = ({ certificate, asking, onClose }: RegistrationDialogsProps) => {
  const { certificateId, title, meta } = certificate;
  const registration = useSave(saveRegistrationSpec);
  const [isDone, setDone] = useState(false);
  const registers = asking === 'register';
  if (isDone) {
    return (
      <Dialog
        opened
        onClose={onClose}
        title={registers ? "You're registered" : "You're no longer registered"}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <p>
          {registers
            ? meta.postRegistrationPrompt ||
              'What you complete in its courses now counts, and what you have completed before.'
            : 'You stay enrolled in the courses of this program, and what you have completed is kept.'}
        </p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={registers ? `Register for ${title}` : 'Are you sure?'}
      confirm={registers ? 'Register' : 'Unregister'}
      dismiss={registers ? 'Cancel' : 'Stay Registered'}
      action={registration}
      onConfirm={() => {
        registration.save({ certificateId, isRegistered: registers }, () => {
          setDone(true);
        });
      }}
      onClose={onClose}
    >
      {registers ? (
        <p>
          {meta.registrationPrompt ||
            'What you complete in its courses will count, and what you have completed before.'}
        </p>
      ) : (
        <>
          <p>
            While you&apos;re not registered, <b>{title}</b> can&apos;t be issued to you.
          </p>
          <p className={look.muted}>You stay enrolled in its courses, and you can register again anytime.</p>
        </>
      )}
    </ConfirmDialog>
  );
};
