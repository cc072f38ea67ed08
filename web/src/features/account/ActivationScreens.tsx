import { signupLinkLifetimeWords } from '@atrium/domain/account/signup.ts';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { waitForActivation } from '#lib/waitForActivation.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { isSignupConfirmed } from './signupCalls.ts';
import styles from './Account.module.css';

export interface ActivationWaitProps {
  email: string;
  tac: string;
  /** Back to the form, with what was typed. */
  onStartAgain: () => void;
  onEnd: (isConfirmed: boolean) => void;
}

/** Waits until a signup is confirmed, and says what happens in the meantime (SIG-09). */
export const ActivationWait = ({ email, tac, onStartAgain, onEnd }: ActivationWaitProps) => {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const left = new AbortController();
    void waitForActivation((signal) => isSignupConfirmed(tac, email, signal), left.signal).then((isConfirmed) => {
      if (!left.signal.aborted) end(isConfirmed);
    });
    return () => {
      left.abort();
    };
  }, [tac, email]);
  return (
    <Door dense foot={<AccountFoot />}>
      <ScreenHeading>Almost there</ScreenHeading>
      <div role="status">
        <Ticks>
          <Tick>Robot check passed.</Tick>
          <Tick>Your details are saved.</Tick>
          <Tick icon={<Spinner bare />}>
            Sending a link to <b>{email}</b>.
          </Tick>
        </Ticks>
      </div>
      <StartAgain onPress={onStartAgain} />
    </Door>
  );
};

const StartAgain = ({ onPress }: { onPress: () => void }) => (
  <p className={look.small}>
    Wrong address, or no email?{' '}
    <Button variant="bare" size="s" className={styles.inLine} onClick={onPress}>
      Go back to the form
    </Button>
  </p>
);

export interface AllSetProps {
  email: string;
  onSetPassword: () => void;
  /** Back to the form, with what was typed. */
  onStartAgain: () => void;
}

/** A signup is confirmed: its password is next (SIG-10). */
export const AllSet = ({ email, onSetPassword, onStartAgain }: AllSetProps) => (
  <Door dense foot={<AccountFoot />}>
    <ScreenHeading>You&apos;re all set!</ScreenHeading>
    <p className={look.lede}>Click to set up your password</p>
    <Button wide onClick={onSetPassword}>
      SET PASSWORD
    </Button>
    <Ticks>
      <Tick icon={<IconMail aria-hidden="true" />}>
        We also emailed this link to <b>{email}</b>. It works for {signupLinkLifetimeWords}.
      </Tick>
    </Ticks>
    <StartAgain onPress={onStartAgain} />
  </Door>
);

/** The address has an account (SIG-10). */
export const AlreadyRegistered = ({ login }: { login: string }) => (
  <Door dense foot={<AccountFoot />}>
    <ScreenHeading>You already have an account</ScreenHeading>
    <p className={look.lede}>Click to login</p>
    <ButtonLink wide href={login}>
      LOGIN
    </ButtonLink>
  </Door>
);
