import { secondFactorPath } from '@atrium/domain/access/routeTable.ts';
import { createFileRoute } from '@tanstack/react-router';
import { welcome } from '#features/signIn/welcome.ts';
import { DeadInvitation } from '#features/staff/DeadInvitation.tsx';
import { InvitationPage } from '#features/staff/InvitationPage.tsx';
import { invitationQuery } from '#features/staff/invitationQuery.ts';
import { signIn } from '#lib/signIn.ts';
import { failedSignIn } from '#lib/signInOutcome.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/join-team/$token')({
  loader: ({ context, params }) => invitationQuery.load(context.queryClient, params.token),
  component: JoinTeam,
});

function JoinTeam() {
  const { token } = Route.useParams();
  return (
    <PageAnswer
      of={invitationQuery(token)}
      otherwise={(outage) => {
        if (outage !== null) throw outage;
        return <DeadInvitation />;
      }}
    >
      {(invitation) => (
        <InvitationPage
          invitation={invitation}
          token={token}
          onMade={async (address, password) => {
            const outcome = await signIn.start(address, password).then(() => 'signedIn' as const, failedSignIn);
            if (outcome === 'signedIn') {
              welcome('password');
              // a new page load, so that the secret of the link stays in no history entry
              location.replace(secondFactorPath);
            }
            return outcome;
          }}
        />
      )}
    </PageAnswer>
  );
}
