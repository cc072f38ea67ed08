import { secondStepForm } from '@atrium/domain/account/secondFactor.ts';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import type { PendingSignIn, StepProof } from '#lib/secondStep.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { DemoCode } from '#parts/DemoCode.tsx';
import { FactorHelp } from '#parts/FactorHelp.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { OrDivider } from '#ui/OrDivider.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { finishSignInSpec } from './startSignIn.ts';
import { welcome } from './welcome.ts';

export interface SecondStepFormProps {
  pending: PendingSignIn;
  onStartOver: () => void;
}

/** The step after the password: a passkey, a code of an app, or a recovery code (STF-02). */
export const SecondStepForm = ({ pending, onStartOver }: SecondStepFormProps) => {
  const { asked } = pending;
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, fault, result, save } = useSave(finishSignInSpec(pending));
  const [byPasskey, setByPasskey] = useState(false);
  const [wasDismissed, setWasDismissed] = useState(false);
  const isWrongKey = byPasskey && fault?.code === 'SECOND_FACTOR_WRONG';
  const { field, submit, isValid, otherFault } = useFields(
    secondStepForm,
    { code: '' },
    { fault: isWrongKey ? null : fault, fieldOf: { SECOND_FACTOR_WRONG: 'code' } },
  );
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const prove = (proof: StepProof) => {
    setByPasskey('passkey' in proof);
    save(proof, () => {
      welcome('password');
    });
  };
  const askForPasskey = async () => {
    setWasDismissed(false);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      prove({
        passkey: await startAuthentication({ optionsJSON: asked.passkey as PublicKeyCredentialRequestOptionsJSON }),
      });
    } catch {
      // the person has closed the browser's question, or it has none of the keys
      setWasDismissed(true);
    }
  };
  const hasApp = asked.kinds.includes('AUTHENTICATOR');
  const isBusy = busy || result !== undefined;
  return (
    <Stack>
      <h1 ref={heading} tabIndex={-1}>
        One more step
      </h1>
      <p>
        {asked.passkey
          ? 'Use your passkey to show that it is you.'
          : 'Enter the code that your authenticator app shows.'}
      </p>
      {asked.passkey ? (
        <>
          <Button wide busy={isBusy} onClick={() => void askForPasskey()}>
            Use your passkey
          </Button>
          {wasDismissed ? <Note>The passkey was not used. Try again, or enter a code.</Note> : null}
          {isWrongKey ? <Note tone="bad">The passkey was not accepted. Try again, or enter a code.</Note> : null}
          <OrDivider />
        </>
      ) : null}
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ code }) => {
            prove({ code });
          });
        }}
      >
        <TextInput
          label="Code"
          hint={hasApp ? 'From your app, or one of your recovery codes.' : 'One of your recovery codes.'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          {...field('code')}
        />
        <Button type="submit" wide variant={asked.passkey ? 'line' : 'solid'} busy={isBusy} disabled={!isValid}>
          Sign In
        </Button>
        <FaultNote fault={otherFault} />
      </form>
      <FactorHelp />
      <DemoCode path={asked.demoCode} />
      <Row as="p" className={look.small}>
        <Button variant="bare" size="s" onClick={onStartOver}>
          Start over
        </Button>
      </Row>
    </Stack>
  );
};
