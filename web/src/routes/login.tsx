import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { blockLoginOptions } from '#features/signIn/blockLoginOptions.ts';
import { SignInPage } from '#features/signIn/SignInPage.tsx';

export const Route = createFileRoute('/login')({
  // without an answer the form is shown, and reports the problem on submit
  loader: ({ context }) =>
    context.queryClient.query(blockLoginOptions()).then(
      () => undefined,
      () => undefined,
    ),
  component: SignIn,
});

function SignIn() {
  const { data } = useQuery(blockLoginOptions());
  return <SignInPage blocked={data ?? null} />;
}
