import { createFileRoute } from '@tanstack/react-router';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { isJoinable } from '@atrium/domain/session/meetings.ts';
import { EnrollButton } from '../../../../features/enrollment/EnrollButton.tsx';
import { meetingsOf } from '../../../../features/session/lessonsOf.ts';
import { SessionScreen } from '../../../../features/session/SessionScreen.tsx';
import { sessionPageOptions, type SessionPageData } from '../../../../features/session/sessionContentQuery.ts';
import { sessionPath } from '../../../../lib/links.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { useViewer } from '../../../../lib/viewer.ts';
import { toMemberSession } from '../../../../parts/facts/memberSession.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';

export const Route = createFileRoute('/_shell/courses/session/$sessionId')({
  loader: async ({ context: { queryClient }, params }) => {
    const answer = await queryClient.query({ ...sessionPageOptions(params.sessionId), staleTime: 'static' });
    return { pageTitle: answer.kind === 'page' ? `Session Detail: ${answer.page.title}` : 'Session Detail' };
  },
  component: Session,
});

function Session() {
  const { sessionId } = Route.useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} action={(page) => <SessionAction page={page} />} />;
}

/** The session's call to action, unless it only leads here: then the way into the live room, while it is open (D77). */
const SessionAction = ({ page }: { page: SessionPageData }) => {
  const viewer = useViewer();
  const now = useNow();
  const session = toMemberSession(page.session);
  const { target } = callToAction(viewer, session, now);
  if (target.kind !== 'route' || target.to !== sessionPath(page.sessionId)) {
    return <EnrollButton session={session} courseTitle={page.title} inside />;
  }
  if (session.eventLink === null || !meetingsOf(page).some((meeting) => isJoinable(meeting, now))) return null;
  return (
    <ButtonLink variant="sun" href={session.eventLink} target="_blank" rel="noopener">
      Join the live room
    </ButtonLink>
  );
};
