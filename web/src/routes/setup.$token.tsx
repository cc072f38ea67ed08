import { createFileRoute } from '@tanstack/react-router';
import { enterTeam } from '#features/signIn/enterTeam.ts';
import { DeadSetupLink } from '#features/staff/DeadSetupLink.tsx';
import { SetupPage } from '#features/staff/SetupPage.tsx';
import { setupQuery } from '#features/staff/setupQuery.ts';
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
      {({ email }) => <SetupPage email={email} token={token} onMade={enterTeam} />}
    </PageAnswer>
  );
}
