import { safeRedirectPath, signInAddress } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { SetPasswordPage } from '#features/account/SetPasswordPage.tsx';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { GoogleButton } from '#features/signIn/GoogleButton.tsx';
import { UnlessSwitchedOff } from '#features/signIn/UnlessSwitchedOff.tsx';
import { welcome } from '#features/signIn/welcome.ts';
import { mailedLinkOf, takeMailedLink } from '#lib/mailedLink.ts';
import { keepPending } from '#lib/secondStep.ts';
import { signIn } from '#lib/signIn.ts';
import { failedSignIn } from '#lib/signInOutcome.ts';
import { site } from '#lib/site.ts';

export const Route = createFileRoute('/set-password')({
  beforeLoad: ({ location }) => {
    takeMailedLink(location);
    const { email, tac } = mailedLinkOf(location);
    // without its link the page cannot do anything (SIG-14)
    if (email === null || tac === null) redirect({ to: '/reset-password', replace: true, throw: true });
  },
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: () => (
    <UnlessSwitchedOff>
      <SetPassword />
    </UnlessSwitchedOff>
  ),
});

function SetPassword() {
  const navigate = useNavigate();
  const { email, tac, redirectPath } = mailedLinkOf(useLocation());
  const wanted = safeRedirectPath(redirectPath ?? '') ?? '/';
  if (email === null || tac === null) return null;
  return (
    <SetPasswordPage
      link={{ email, tac }}
      otherWay={site.google ? <GoogleButton context="set-password" email={email} redirectPath={wanted} /> : undefined}
      onSet={async (address, password) => {
        const outcome = await signIn.start(address, password).catch(failedSignIn);
        if (typeof outcome === 'string') return outcome;
        if (outcome !== null) {
          // the second factor is asked for on the sign-in page
          keepPending(outcome);
          void navigate({ href: signInAddress('/login', redirectPath), replace: true });
        } else {
          welcome('password');
          // a new page load, so that the secret of the link stays in no history entry
          location.replace(wanted);
        }
        return 'signedIn';
      }}
      onLeave={() => {
        void navigate({ href: signInAddress('/reset-password', redirectPath), replace: true, state: { email } });
      }}
    />
  );
}
