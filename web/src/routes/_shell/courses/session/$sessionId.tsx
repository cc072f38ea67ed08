import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AddToCalendar } from '#features/enrollment/AddToCalendar.tsx';
import { EnrollButton } from '#features/enrollment/EnrollButton.tsx';
import { JoinRoom } from '#features/session/JoinRoom.tsx';
import { loadSession } from '#features/session/loadSession.ts';
import { SessionPage } from '#features/session/SessionPage.tsx';
import { isTakingPart, sessionQuery, type SessionPageData } from '#features/session/sessionQuery.ts';
import { sessionPath } from '#lib/links.ts';
import { textSearch } from '#lib/textSearch.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { toMemberSession } from '#parts/facts/memberSession.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/courses/session/$sessionId')({
  validateSearch: textSearch('recording'),
  loader: async (loading) => {
    const title = await loadSession(loading);
    return { pageTitle: title === null ? 'Session Detail' : `Session Detail: ${title}` };
  },
  component: Session,
});

function Session() {
  const { sessionId } = Route.useParams();
  const { recording } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PageAnswer of={sessionQuery(sessionId)} sessionId={sessionId}>
      {(page) => (
        <SessionPage
          key={sessionId}
          page={page}
          recording={recording}
          onRecordingClose={() => {
            void navigate({ search: {}, replace: true, resetScroll: false });
          }}
          action={<SessionAction page={page} />}
          calendar={calendarOf(page)}
        />
      )}
    </PageAnswer>
  );
}

/** The session's call to action; when that only links here, the link into the live room while it is open (D77). */
const SessionAction = ({ page }: { page: SessionPageData }) => {
  const viewer = useViewer();
  const now = useNow();
  const session = toMemberSession(page.session);
  const { target } = callToAction(viewer, session, now);
  if (session.cancelled || target.kind !== 'route' || target.to !== sessionPath(page.sessionId)) {
    return <EnrollButton session={session} courseTitle={page.title} inside />;
  }
  return <JoinRoom page={page} />;
};

/** The dates of a session in the member's own calendar. */
const calendarOf = (page: SessionPageData) =>
  isTakingPart(page) && page.sessionType === 'Live' ? <AddToCalendar sessionId={page.sessionId} /> : null;
