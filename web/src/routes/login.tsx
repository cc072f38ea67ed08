import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { wantedPath } from '@atrium/domain/access/signIn.ts';
import { blockLoginQuery } from '#features/signIn/blockLoginQuery.ts';
import { SignInPage } from '#features/signIn/SignInPage.tsx';

export const Route = createFileRoute('/login')({
  loader: ({ context }) => blockLoginQuery.load(context.queryClient),
  component: SignIn,
});

function SignIn() {
  // without an answer the form is shown, and reports the problem on submit
  const { data } = useQuery({ ...blockLoginQuery(), retryOnMount: false });
  const { searchStr } = useLocation();
  return <SignInPage blocked={data?.page?.blocked ?? null} redirectPath={wantedPath(searchStr) ?? undefined} />;
}
