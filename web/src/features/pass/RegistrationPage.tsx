import { useState } from 'react';
import type { PassOutcome } from '#lib/registerWithPass.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { AcceptScreen } from './AcceptScreen.tsx';
import type { PassLink } from './passCalls.ts';
import { passLogo } from './passLogo.ts';
import type { PassForm } from './passQueries.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { AcceptedScreen, ReadyScreen, StayTunedScreen, WaitScreen } from './ResultScreens.tsx';

export interface RegistrationPageProps {
  code: string;
  pass: PassForm;
  viewer: SignedIn | null;
  /** Opens one of our pages. */
  onLink: (link: string) => void;
  /** Opens the page of a registration that failed for good: full, closed, gone. */
  onProblem: (code: string) => void;
}

type Screen =
  | { readonly kind: 'accept' | 'form' | 'stayTuned' }
  | { readonly kind: 'accepted'; readonly redirectUrl: string | null }
  | { readonly kind: 'waiting'; readonly email: string; readonly tac: string; readonly passRedirect: string | null }
  | { readonly kind: 'ready'; readonly email: string; readonly link: PassLink | null };

/** The registration by a pass, from the form to what comes next (members.md §2, §4; PAS-02, PAS-03). */
export const RegistrationPage = ({ code, pass, viewer, onLink, onProblem }: RegistrationPageProps) => {
  const [screen, setScreen] = useState<Screen>({ kind: viewer === null ? 'form' : 'accept' });
  const logo = passLogo(pass.meta.navLogoUrl);
  const show = ({ result, tac, passRedirect }: PassOutcome, email: string) => {
    if (result === 'CONFIRMED_WITHOUT_ACTIVATION' || tac === null) setScreen({ kind: 'stayTuned' });
    // the account of this browser has it already
    else if (viewer?.email.toLowerCase() === email) setScreen({ kind: 'accepted', redirectUrl: pass.redirectUrl });
    else setScreen({ kind: 'waiting', email, tac, passRedirect });
  };
  switch (screen.kind) {
    case 'accept':
      if (viewer === null) return null;
      return (
        <AcceptScreen
          code={code}
          pass={pass}
          viewer={viewer}
          logo={logo}
          onProblem={onProblem}
          onAnswer={(answer) => {
            if (answer.kind !== 'done') setScreen({ kind: answer.kind === 'later' ? 'stayTuned' : 'form' });
            // a visitor who has read 'You're all set!' in this browser after registering goes on at once
            else if (takeAllSet(code)) onLink(answer.redirectUrl ?? '/');
            else setScreen({ kind: 'accepted', redirectUrl: answer.redirectUrl });
          }}
        />
      );
    case 'accepted':
      return <AcceptedScreen logo={logo} redirectUrl={screen.redirectUrl} onLink={onLink} />;
    case 'form':
      return (
        <RegistrationScreen
          code={code}
          pass={pass}
          viewer={viewer}
          logo={logo}
          onProblem={onProblem}
          onOutcome={show}
        />
      );
    case 'stayTuned':
      return <StayTunedScreen logo={logo} isSignedIn={viewer !== null} startsAt={pass.startsAt} />;
    case 'waiting':
      return (
        <WaitScreen
          {...{ code, logo, email: screen.email, tac: screen.tac }}
          onEnd={(link) => {
            // somebody new begins at home
            if (link?.existingUser === true) {
              writeStored('passRedirect', screen.passRedirect);
              writeStored('passAllSet', code);
            }
            setScreen(
              link?.showStayTuned === true ? { kind: 'stayTuned' } : { kind: 'ready', email: screen.email, link },
            );
          }}
        />
      );
    case 'ready':
      return <ReadyScreen logo={logo} email={screen.email} link={screen.link} onLink={onLink} />;
  }
};

/** Whether the page of this pass has said 'You're all set!' to a member before they signed in; asked once. */
function takeAllSet(code: string): boolean {
  if (readStored('passAllSet') !== code) return false;
  writeStored('passAllSet', null);
  return true;
}
