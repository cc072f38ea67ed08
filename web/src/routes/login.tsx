import { wantedPath } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { SignInPage } from '#features/signIn/SignInPage.tsx';
import { UnlessSwitchedOff } from '#features/signIn/UnlessSwitchedOff.tsx';

export const Route = createFileRoute('/login')({
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: SignIn,
});

function SignIn() {
  const { searchStr } = useLocation();
  return (
    <UnlessSwitchedOff>
      <SignInPage redirectPath={wantedPath(searchStr) ?? undefined} />
    </UnlessSwitchedOff>
  );
}
