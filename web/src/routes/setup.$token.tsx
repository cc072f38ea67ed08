import { createFileRoute } from '@tanstack/react-router';
import { welcome } from '#features/signIn/welcome.ts';
import { DeadSetupLink } from '#features/staff/DeadSetupLink.tsx';
import { SetupPage } from '#features/staff/SetupPage.tsx';
import { setupQuery } from '#features/staff/setupQuery.ts';
import { signIn } from '#lib/signIn.ts';
import { failedSignIn } from '#lib/signInOutcome.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/setup/$token')({
  loader: ({ context, params }) => setupQuery.load(context.queryClient, params.token),
  component: Setup,
});

function Setup() {
  const { token } = Route.useParams();
  return (
    <PageAnswer
      of={setupQuery(token)}
      otherwise={(outage) => {
        if (outage !== null) throw outage;
        return <DeadSetupLink />;
      }}
    >
      {({ email }) => (
        <SetupPage
          email={email}
          token={token}
          onMade={async (address, password) => {
            const outcome = await signIn.start(address, password).then(() => 'signedIn' as const, failedSignIn);
            if (outcome === 'signedIn') {
              welcome('password');
              // a new page load, so that the secret of the link stays in no history entry
              location.replace('/second-factor');
            }
            return outcome;
          }}
        />
      )}
    </PageAnswer>
  );
}
