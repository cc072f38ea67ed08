import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#features/account/ForgotPasswordPage.tsx';
import { mailedLinkOf, takeMailedLink } from '#lib/mailedLink.ts';

export const Route = createFileRoute('/reset-password')({
  beforeLoad: ({ location }) => {
    takeMailedLink(location);
  },
  component: ForgotPassword,
});

function ForgotPassword() {
  const navigate = useNavigate();
  return (
    <ForgotPasswordPage
      email={mailedLinkOf(useLocation()).email ?? ''}
      onSent={(email) => {
        void navigate({ to: '/reset-password-confirmation', state: { email } });
      }}
    />
  );
}
