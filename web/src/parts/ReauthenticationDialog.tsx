import { reauthenticationForm } from '@atrium/domain/account/secondFactor.ts';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useId, useState } from 'react';
import type { StepProof } from '#lib/secondStep.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DemoCode } from './DemoCode.tsx';
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
  const askForPasskey = async (password: string) => {
    setWasDismissed(false);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const answer = await startAuthentication({ optionsJSON: passkey as PublicKeyCredentialRequestOptionsJSON }).catch(
      () => null,
    );
    // the person has closed the browser's question, or it has none of the keys
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
            else void askForPasskey(password);
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
        {needsCode ? (
          <TextInput
            label="Code"
            hint={
              kinds.includes('AUTHENTICATOR')
                ? 'From your app, or one of your recovery codes.'
                : 'One of your recovery codes.'
            }
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            {...field('code')}
          />
        ) : null}
        {wasDismissed ? <Note>The passkey was not used. Try again, or enter a code.</Note> : null}
        {isWrongKey ? <Note tone="bad">The passkey was not accepted. Try again, or enter a code.</Note> : null}
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
