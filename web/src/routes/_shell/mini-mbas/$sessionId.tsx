import { createFileRoute } from '@tanstack/react-router';
import { AddToCalendar } from '#features/enrollment/AddToCalendar.tsx';
import { JoinRoom } from '#features/session/JoinRoom.tsx';
import { loadSession } from '#features/session/loadSession.ts';
import { SessionPage } from '#features/session/SessionPage.tsx';
import { isTakingPart, sessionQuery, type SessionPageData } from '#features/session/sessionQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/$sessionId')({
  loader: async (loading) => ({ pageTitle: (await loadSession(loading)) ?? 'Mini-MBA' }),
  component: MiniMba,
});

function MiniMba() {
  const { sessionId } = Route.useParams();
  return (
    <PageAnswer of={sessionQuery(sessionId)}>
      {(page) => (
        <SessionPage key={sessionId} page={page} action={<JoinRoom page={page} />} calendar={calendarOf(page)} />
      )}
    </PageAnswer>
  );
}

/** The dates of a session in the member's own calendar. */
const calendarOf = (page: SessionPageData) =>
  isTakingPart(page) && page.sessionType === 'Live' ? <AddToCalendar sessionId={page.sessionId} /> : null;
