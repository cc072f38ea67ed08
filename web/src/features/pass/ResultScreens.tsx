import { holdLifetimeWords } from '@atrium/domain/pass/passTerms.ts';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { waitForActivation } from '#lib/waitForActivation.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { NextStep } from './NextStep.tsx';
import { findPassLink, type PassLink } from './passCalls.ts';
import type { PassLogo } from './passLogo.ts';

interface WithLogo {
  logo: PassLogo | null;
}

export interface WaitScreenProps extends WithLogo {
  code: string;
  email: string;
  tac: string;
  /** The last answer; null without one. */
  onEnd: (link: PassLink | null) => void;
}

/** Asks every two seconds, five times at most, where the registration goes on (PAS-03). */
export const WaitScreen = ({ code, email, tac, logo, onEnd }: WaitScreenProps) => {
  const end = useEffectEvent(onEnd);
  const last = useRef<PassLink | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const isThere = async (signal: AbortSignal): Promise<boolean> => {
      last.current = await findPassLink({ code, email, tac }, signal);
      return typeof last.current?.link === 'string' || last.current?.showStayTuned === true;
    };
    void waitForActivation(isThere, left.signal).then(() => {
      if (!left.signal.aborted) end(last.current);
    });
    return () => {
      left.abort();
    };
  }, [code, email, tac]);
  return (
    <Door dense logo={logo} foot={<AccountFoot />}>
      <ScreenHeading>Almost there</ScreenHeading>
      <div role="status">
        <Ticks>
          <Tick>Your spot is saved.</Tick>
          <Tick icon={<Spinner bare />}>
            We're emailing the next step to <b>{email}</b>.
          </Tick>
        </Ticks>
      </div>
    </Door>
  );
};

export interface StayTunedScreenProps extends WithLogo {
  /** With a way on until then. */
  isSignedIn: boolean;
  startsAt: string | null;
}

/** The pass starts later (D55). */
export const StayTunedScreen = ({ logo, isSignedIn, startsAt }: StayTunedScreenProps) => (
  <Door dense logo={logo} foot={<AccountFoot />}>
    <ScreenHeading>Registered! Stay tuned.</ScreenHeading>
    <p className={look.lede}>
      Your spot is saved. <NextStep startsAt={startsAt} />
    </p>
    {isSignedIn ? (
      <ButtonLink variant="line" wide href="/">
        Go to Home
      </ButtonLink>
    ) : null}
  </Door>
);

export interface AcceptedScreenProps extends WithLogo {
  /** Where the pass leads; null for home. */
  redirectUrl: string | null;
  onLink: (link: string) => void;
}

/** The invitation is on the account that is signed in (PAS-03, PAS-08). */
export const AcceptedScreen = ({ logo, redirectUrl, onLink }: AcceptedScreenProps) => (
  <Door dense logo={logo} foot={<AccountFoot />}>
    <ScreenHeading>You&apos;re all set! Head to the Member Center to start learning</ScreenHeading>
    <p className={look.lede}>Your new access is ready.</p>
    <Button
      wide
      onClick={() => {
        onLink(redirectUrl ?? '/');
      }}
    >
      Start Learning
    </Button>
  </Door>
);

export interface ReadyScreenProps extends WithLogo {
  email: string;
  link: PassLink | null;
  onLink: (link: string) => void;
}

/** What comes next, for members and for somebody new, with a link or without (PAS-03). */
export const ReadyScreen = ({ email, link: found, logo, onLink }: ReadyScreenProps) => {
  const link = found?.link ?? null;
  return (
    <Door dense logo={logo} foot={<AccountFoot />}>
      <ScreenHeading>
        {found?.existingUser === true
          ? "You're all set! Head to the Member Center to start learning"
          : 'Your account has been created'}
      </ScreenHeading>
      {link === null ? (
        <p className={look.lede}>
          Please check your email: the next step is on its way to <b>{email}</b>.
        </p>
      ) : (
        <Button
          wide
          onClick={() => {
            onLink(link);
          }}
        >
          Start Learning
        </Button>
      )}
      <Ticks>
        <Tick icon={<IconMail aria-hidden="true" />}>
          {link === null ? 'It may take a minute. Check your spam folder, too.' : "We've also emailed you this link."}{' '}
          It works for {holdLifetimeWords}.
        </Tick>
      </Ticks>
    </Door>
  );
};
