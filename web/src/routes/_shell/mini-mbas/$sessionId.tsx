import { createFileRoute } from '@tanstack/react-router';
import { JoinRoom } from '#features/session/JoinRoom.tsx';
import { loadSessionPage } from '#features/session/loadSessionPage.ts';
import { SessionScreen } from '#features/session/SessionScreen.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/$sessionId')({
  loader: async (asked) => ({ pageTitle: (await loadSessionPage(asked)) ?? 'Mini-MBA' }),
  component: MiniMba,
});

function MiniMba() {
  const { sessionId } = Route.useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} action={(page) => <JoinRoom page={page} />} />;
}
