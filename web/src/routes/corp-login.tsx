import { wantedPath } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { CorporateLoginPage } from '#features/signIn/CorporateLoginPage.tsx';
import { UnlessSwitchedOff } from '#features/signIn/UnlessSwitchedOff.tsx';
import { mailedLinkOf } from '#lib/mailedLink.ts';

export const Route = createFileRoute('/corp-login')({
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: CorporateLogin,
});

function CorporateLogin() {
  const location = useLocation();
  const { email } = mailedLinkOf(location);
  return (
    <UnlessSwitchedOff>
      <CorporateLoginPage email={email} redirectPath={wantedPath(location.searchStr) ?? undefined} />
    </UnlessSwitchedOff>
  );
}
