import { eraseForm } from '@atrium/domain/privacy/eraseForm.ts';
import { erasureGraceWords } from '@atrium/domain/privacy/terms.ts';
import { useId } from 'react';
import { useFields } from '#lib/useFields.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { look } from '#ui/look.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { toast } from '#ui/toast.ts';
import { requestErasureSpec } from './dataSettingsCalls.ts';

export interface EraseDialogProps {
  asksPassword: boolean;
  hasSubscription: boolean;
  onClose: () => void;
}

/** Asks whether the account is to be erased, and for the proof that its owner asks. */
export const EraseDialog = ({ asksPassword, hasSubscription, onClose }: EraseDialogProps) => {
  const form = useId();
  const { busy, fault, save, question } = useFreshSave(requestErasureSpec);
  const { field, otherFault, submit } = useFields(eraseForm(asksPassword), { password: '' }, { fault });
  return (
    <ConfirmDialog
      title="Delete your account?"
      confirm={`Delete in ${erasureGraceWords}`}
      dismiss="Keep it"
      destructive
      action={{ busy, fault: null }}
      form={form}
      onClose={onClose}
    >
      <form
        id={form}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ password }) => {
            save(asksPassword ? password : null, () => {
              onClose();
              toast({
                id: 'account',
                message: `Your account will be deleted ${hasSubscription ? 'once your subscription has ended' : `in ${erasureGraceWords}`}. We've sent you an email.`,
              });
            });
          });
        }}
      >
        <p>
          In {erasureGraceWords} we delete your profile, progress, badges and saved courses. Your certificates no longer
          show your name and are marked as withdrawn. Download your data first if you want to keep it.
        </p>
        {hasSubscription ? (
          <p>
            You have a subscription. It continues until you cancel it, and your account is deleted once it has ended.
          </p>
        ) : null}
        {asksPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            required
            {...field('password')}
            name="current-password"
          />
        ) : null}
        <SignInAgain fault={otherFault} otherwise="Your account couldn't be marked for deletion. Please try again." />
      </form>
      {question}
    </ConfirmDialog>
  );
};
