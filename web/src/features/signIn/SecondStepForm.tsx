import { secondStepForm } from '@atrium/domain/account/secondFactor.ts';
import { useEffect, useRef, useState } from 'react';
import { askForPasskey } from '#lib/askForPasskey.ts';
import type { PendingSignIn, StepProof } from '#lib/secondStep.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { DemoCode } from '#parts/DemoCode.tsx';
import { FactorCode, PasskeyNotes } from '#parts/FactorFields.tsx';
import { FactorHelp } from '#parts/FactorHelp.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { OrDivider } from '#ui/OrDivider.tsx';
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
  const provePasskey = async () => {
    setWasDismissed(false);
    const passkey = await askForPasskey(asked.passkey);
    if (passkey === null) setWasDismissed(true);
    else prove({ passkey });
  };
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
          <Button wide busy={isBusy} onClick={() => void provePasskey()}>
            Use your passkey
          </Button>
          <PasskeyNotes wasDismissed={wasDismissed} isWrong={isWrongKey} />
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
        <FactorCode kinds={asked.kinds} {...field('code')} />
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
