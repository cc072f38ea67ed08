import { createFileRoute } from '@tanstack/react-router';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { EnrollButton } from '#features/enrollment/EnrollButton.tsx';
import { JoinRoom } from '#features/session/JoinRoom.tsx';
import { loadSessionPage } from '#features/session/loadSessionPage.ts';
import { SessionScreen } from '#features/session/SessionScreen.tsx';
import type { SessionPageData } from '#features/session/sessionContentQuery.ts';
import { sessionPath } from '#lib/links.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { toMemberSession } from '#parts/facts/memberSession.ts';

export const Route = createFileRoute('/_shell/courses/session/$sessionId')({
  loader: async (asked) => {
    const title = await loadSessionPage(asked);
    return { pageTitle: title === null ? 'Session Detail' : `Session Detail: ${title}` };
  },
  component: Session,
});

function Session() {
  const { sessionId } = Route.useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} action={(page) => <SessionAction page={page} />} />;
}

/** The session's call to action; when that only links here, the link into the live room while it is open (D77). */
const SessionAction = ({ page }: { page: SessionPageData }) => {
  const viewer = useViewer();
  const now = useNow();
  const session = toMemberSession(page.session);
  const { target } = callToAction(viewer, session, now);
  if (target.kind !== 'route' || target.to !== sessionPath(page.sessionId)) {
    return <EnrollButton session={session} courseTitle={page.title} inside />;
  }
  return <JoinRoom page={page} />;
};
