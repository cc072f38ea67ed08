import { reauthenticationForm } from '@atrium/domain/account/secondFactor.ts';
import { useId, useState } from 'react';
import { askForPasskey } from '#lib/askForPasskey.ts';
import type { StepProof } from '#lib/secondStep.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DemoCode } from './DemoCode.tsx';
import { FactorCode, PasskeyNotes } from './FactorFields.tsx';
import { FactorHelp } from './FactorHelp.tsx';
import { reauthenticateSpec, type Asked } from './reauthenticationCalls.ts';

export interface ReauthenticationDialogProps {
  asked: Asked;
  onProved: () => void;
  onClose: () => void;
}

/** Asks a person who is signed in for what proves who they are, before a sensitive act (STF-03). */
export const ReauthenticationDialog = ({ asked, onProved, onClose }: ReauthenticationDialogProps) => {
  const { handle, needsPassword, kinds, passkey, demoCode } = asked;
  const form = useId();
  const { busy, fault, save } = useSave(reauthenticateSpec(handle));
  const [byCode, setByCode] = useState(passkey === null);
  const [wasDismissed, setWasDismissed] = useState(false);
  const needsCode = kinds.length > 0 && byCode;
  const isWrongKey = !byCode && fault?.code === 'SECOND_FACTOR_WRONG';
  const { field, submit, otherFault } = useFields(
    reauthenticationForm({ needsPassword, needsCode }),
    { password: '', code: '' },
    { fault: isWrongKey ? null : fault },
  );
  const provePasskey = async (password: string) => {
    setWasDismissed(false);
    const answer = await askForPasskey(passkey);
    if (answer === null) setWasDismissed(true);
    else save({ password, factor: { passkey: answer } }, onProved);
  };
  return (
    <ConfirmDialog
      title="Confirm that it's you"
      confirm={kinds.length > 0 && !byCode ? 'Use your passkey' : 'Continue'}
      form={form}
      action={{ busy, fault: otherFault }}
      onClose={onClose}
    >
      <form
        id={form}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ password, code }) => {
            const factor: StepProof | null = needsCode ? { code } : null;
            if (byCode) save({ password, factor }, onProved);
            else void provePasskey(password);
          });
        }}
      >
        <p>You signed in a while ago, so we ask once more before this is changed.</p>
        {needsPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            required
            {...field('password')}
            name="current-password"
          />
        ) : null}
        {needsCode ? <FactorCode kinds={kinds} {...field('code')} /> : null}
        <PasskeyNotes wasDismissed={wasDismissed} isWrong={isWrongKey} />
      </form>
      {passkey === null ? null : (
        <Row className={look.small}>
          <Button
            variant="bare"
            size="s"
            onClick={() => {
              setByCode(!byCode);
            }}
          >
            {byCode ? 'Use your passkey instead' : 'Enter a code instead'}
          </Button>
        </Row>
      )}
      {kinds.length === 0 ? null : <FactorHelp />}
      <DemoCode path={needsCode ? demoCode : null} />
    </ConfirmDialog>
  );
};
