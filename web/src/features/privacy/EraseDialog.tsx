import { useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { toast } from '#ui/toast.ts';
import { requestErasureSpec } from './dataSettingsCalls.ts';

export interface EraseDialogProps {
  hasPassword: boolean;
  hasSubscription: boolean;
  onClose: () => void;
}

/** Asks whether the account is to be erased, and for the proof that its owner asks. */
export const EraseDialog = ({ hasPassword, hasSubscription, onClose }: EraseDialogProps) => {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, fault, save } = useSave(requestErasureSpec);
  const isAboutPassword = fault?.field === 'password';
  const missing = isMissing ? 'Password is required.' : undefined;
  return (
    <ConfirmDialog
      title="Erase your account?"
      confirm="Erase in 14 days"
      dismiss="Keep it"
      action={{ busy, fault: null }}
      onClose={onClose}
      onConfirm={() => {
        if (hasPassword && password === '') {
          setMissing(true);
          return;
        }
        save(hasPassword ? password : null, () => {
          onClose();
          toast({ id: 'account', message: 'Your account will be erased in 14 days. We have sent you a mail.' });
        });
      }}
    >
      <p>
        In 14 days we erase your profile, your progress, your badges and saved courses. Your certificates stay valid as
        numbers only, and say that their holder has withdrawn them. Download your data first if you want to keep it.
      </p>
      {hasSubscription ? (
        <p>You have a subscription. It goes on until you cancel it, and your account is erased once it has ended.</p>
      ) : null}
      {hasPassword ? (
        <PasswordInput
          label="Your password"
          name="current-password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(false);
          }}
          error={isAboutPassword ? fault.message : missing}
        />
      ) : null}
      <SignInAgain
        fault={isAboutPassword ? null : fault}
        otherwise="Your account could not be marked for erasure. Please try again."
      />
    </ConfirmDialog>
  );
};
