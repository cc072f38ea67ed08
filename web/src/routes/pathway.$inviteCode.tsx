import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '#features/pass/passQueries.ts';
import { PassPreview } from './-PassPreview.tsx';

export const Route = createFileRoute('/pathway/$inviteCode')({
  loader: ({ context: { queryClient }, params }) => loadPreview(queryClient, params.inviteCode),
  component: Preview,
});

function Preview() {
  const { inviteCode } = Route.useParams();
  return <PassPreview code={inviteCode} />;
}
