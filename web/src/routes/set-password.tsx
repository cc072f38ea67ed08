import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { SetPasswordPage } from '#features/account/SetPasswordPage.tsx';
import { GoogleButton } from '#features/signIn/GoogleButton.tsx';
import { mailedLinkOf, takeMailedLink } from '#lib/mailedLink.ts';
import { site } from '#lib/site.ts';
import { signIn } from '#lib/signIn.ts';

export const Route = createFileRoute('/set-password')({
  beforeLoad: ({ location }) => {
    takeMailedLink(location);
    const { email, tac } = mailedLinkOf(location);
    // without its link the page cannot do anything (SIG-14)
    if (email === null || tac === null) redirect({ to: '/reset-password', replace: true, throw: true });
  },
  component: SetPassword,
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
        const isSignedIn = await signIn.start(address, password).then(
          () => true,
          () => false,
        );
        // a new page load, so that the secret of the link stays in no history entry
        if (isSignedIn) location.replace(wanted);
        return isSignedIn;
      }}
      onLeave={() => {
        void navigate({ to: '/reset-password', replace: true });
      }}
    />
  );
}
