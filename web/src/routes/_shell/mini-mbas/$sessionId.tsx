import { createFileRoute } from '@tanstack/react-router';
import { SessionScreen } from '../../../features/session/SessionScreen.tsx';
import { sessionPageOptions } from '../../../features/session/sessionContentQuery.ts';

export const Route = createFileRoute('/_shell/mini-mbas/$sessionId')({
  loader: async ({ context: { queryClient }, params }) => {
    const answer = await queryClient.query({ ...sessionPageOptions(params.sessionId), staleTime: 'static' });
    return { pageTitle: answer.kind === 'page' ? answer.page.title : 'Mini-MBA' };
  },
  component: MiniMba,
});

function MiniMba() {
  const { sessionId } = Route.useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} action={() => null} />;
}
