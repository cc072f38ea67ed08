import { wantedPath } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetConfirmationPage } from '#features/account/ResetConfirmationPage.tsx';
import { mailedLinkOf, takeMailedLink } from '#lib/mailedLink.ts';

export const Route = createFileRoute('/reset-password-confirmation')({
  beforeLoad: ({ location }) => {
    takeMailedLink(location);
  },
  component: ResetConfirmation,
});

function ResetConfirmation() {
  const location = useLocation();
  const { email, redirectPath } = mailedLinkOf(location);
  return <ResetConfirmationPage email={email} redirectPath={wantedPath(location.searchStr) ?? redirectPath} />;
}
