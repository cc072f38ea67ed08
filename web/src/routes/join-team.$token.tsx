import { createFileRoute } from '@tanstack/react-router';
import { enterTeam } from '#features/signIn/enterTeam.ts';
import { DeadInvitation } from '#features/staff/DeadInvitation.tsx';
import { InvitationPage } from '#features/staff/InvitationPage.tsx';
import { invitationQuery } from '#features/staff/invitationQuery.ts';
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
      {(invitation) => <InvitationPage invitation={invitation} token={token} onMade={enterTeam} />}
    </PageAnswer>
  );
}
