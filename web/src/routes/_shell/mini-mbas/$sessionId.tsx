import { createFileRoute } from '@tanstack/react-router';
import { AddToCalendar } from '#features/enrollment/AddToCalendar.tsx';
import { JoinRoom } from '#features/session/JoinRoom.tsx';
import { loadSession } from '#features/session/loadSession.ts';
import { SessionPage } from '#features/session/SessionPage.tsx';
import { isTakingPart, sessionQuery, type SessionPageData } from '#features/session/sessionQuery.ts';
import { textSearch } from '#lib/textSearch.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/$sessionId')({
  validateSearch: textSearch('recording'),
  loader: async (loading) => ({ pageTitle: (await loadSession(loading)) ?? 'Mini-MBA' }),
  component: MiniMba,
});

function MiniMba() {
  const { sessionId } = Route.useParams();
  const { recording } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PageAnswer of={sessionQuery(sessionId)}>
      {(page) => (
        <SessionPage
          key={sessionId}
          page={page}
          recording={recording}
          onRecordingClose={() => {
            void navigate({ search: {}, replace: true, resetScroll: false });
          }}
          action={<JoinRoom page={page} />}
          calendar={calendarOf(page)}
        />
      )}
    </PageAnswer>
  );
}

/** The dates of a session in the member's own calendar. */
const calendarOf = (page: SessionPageData) =>
  isTakingPart(page) && page.sessionType === 'Live' ? <AddToCalendar sessionId={page.sessionId} /> : null;
