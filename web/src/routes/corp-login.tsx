import { createFileRoute } from '@tanstack/react-router';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { CorporateLoginPage } from '#features/signIn/CorporateLoginPage.tsx';
import { UnlessSwitchedOff } from '#features/signIn/UnlessSwitchedOff.tsx';

export const Route = createFileRoute('/corp-login')({
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: () => (
    <UnlessSwitchedOff>
      <CorporateLoginPage />
    </UnlessSwitchedOff>
  ),
});
