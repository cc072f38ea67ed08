import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { SignupPage } from '#features/account/SignupPage.tsx';

export const Route = createFileRoute('/signup')({ component: Signup });

function Signup() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <SignupPage
      onLink={(link) => {
        history.push(safeRedirectPath(link) ?? '/login');
      }}
      onSetPassword={(email, tac) => {
        void navigate({ to: '/set-password', state: { email, tac } });
      }}
    />
  );
}
