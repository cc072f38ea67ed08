import { signInAddress, wantedPath } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#features/account/ForgotPasswordPage.tsx';
import { mailedLinkOf, takeMailedLink } from '#lib/mailedLink.ts';

export const Route = createFileRoute('/reset-password')({
  beforeLoad: ({ context, location }) => {
    takeMailedLink(location);
    // a member changes the password on the account page (SIG-06); a visitor who comes with an address, as from a mail
    // or because the account has no password yet, gets a code for that
    if (context.viewer === null || mailedLinkOf(location).email !== null) return;
    redirect({ href: wantedPath(location.searchStr) ?? '/account-settings', replace: true, throw: true });
  },
  component: ForgotPassword,
});

function ForgotPassword() {
  const navigate = useNavigate();
  const location = useLocation();
  const { email, redirectPath } = mailedLinkOf(location);
  const wanted = wantedPath(location.searchStr) ?? redirectPath;
  return (
    <ForgotPasswordPage
      email={email ?? ''}
      redirectPath={wanted}
      onSent={(address) => {
        void navigate({ href: signInAddress('/reset-password-confirmation', wanted), state: { email: address } });
      }}
    />
  );
}
