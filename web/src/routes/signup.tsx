import { errorReturns } from '@atrium/domain/access/federation.ts';
import { safeRedirectPath, wantedPath } from '@atrium/domain/access/signIn.ts';
import { createFileRoute, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { SignupPage } from '#features/account/SignupPage.tsx';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { GoogleButton } from '#features/signIn/GoogleButton.tsx';
import { ReturnedError } from '#features/signIn/ReturnedError.tsx';
import { UnlessNotOpen } from '#features/signIn/UnlessNotOpen.tsx';
import { UnlessSwitchedOff } from '#features/signIn/UnlessSwitchedOff.tsx';
import { mailedLinkOf } from '#lib/mailedLink.ts';
import { site } from '#lib/site.ts';

export const Route = createFileRoute('/signup')({
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: () => (
    <UnlessSwitchedOff>
      <UnlessNotOpen>
        <Signup />
      </UnlessNotOpen>
    </UnlessSwitchedOff>
  ),
});

const storageKeys = [errorReturns.signup.storageKey];

function Signup() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const location = useLocation();
  const redirectPath = wantedPath(location.searchStr) ?? undefined;
  const { email, tac } = mailedLinkOf(location);
  const waiting = email === null || tac === null ? null : ({ kind: 'waiting', email, tac } as const);
  return (
    <SignupPage
      begun={location.state.isRegistered === true ? { kind: 'registered' } : waiting}
      notice={<ReturnedError storageKeys={storageKeys} />}
      otherWay={site.google ? <GoogleButton context="signup" redirectPath={redirectPath} /> : undefined}
      redirectPath={redirectPath}
      onLink={(link) => {
        history.push(safeRedirectPath(link) ?? '/login');
      }}
      onSetPassword={(address, secret) => {
        const wanted = redirectPath !== undefined && { redirectPath };
        void navigate({ to: '/set-password', state: { email: address, tac: secret, ...wanted } });
      }}
    />
  );
}
